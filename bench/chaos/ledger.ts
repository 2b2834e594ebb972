import type { Cart } from './cart.ts'

/** What the travellers know when all is over, and what they complain about. */
export interface Ledger {
  carts: Cart[]
  /** What was answered that should never be, in words. */
  complaints: string[]
  /** Calls beyond the first for one purpose. */
  retries: number
  paid: number
  /** The slowest answer, milliseconds. */
  slowest: number
}

export const newLedger = (): Ledger => ({ carts: [], complaints: [], retries: 0, paid: 0, slowest: 0 })
