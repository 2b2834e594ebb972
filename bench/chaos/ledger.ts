import type { Cart } from './cart.ts'

/** What the travellers know at the end, and their complaints. */
export interface Ledger {
  carts: Cart[]
  /** Responses that should never happen, as texts. */
  complaints: string[]
  /** Calls after the first one for the same purpose. */
  retries: number
  paid: number
  /** The slowest response in milliseconds. */
  slowestMs: number
}

export const createLedger = (): Ledger => ({ carts: [], complaints: [], retries: 0, paid: 0, slowestMs: 0 })
