import type { TransferLine } from './line.ts'

/** Resolves a transfer choice against the current offer; null if it has no price and cannot be sold. */
export function transferLine(offer: { base_price: number | null }, choice: { quantity: number }): TransferLine | null {
  return offer.base_price === null ? null : { kind: 'transfer', basePrice: offer.base_price, cars: choice.quantity }
}
