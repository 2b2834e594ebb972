import type { TransferLine } from './line.ts'

/** A transfer as it is offered today; null where it has no price, so that it can't be sold. */
export function transferLine(offer: { base_price: number | null }, choice: { quantity: number }): TransferLine | null {
  return offer.base_price === null ? null : { kind: 'transfer', basePrice: offer.base_price, cars: choice.quantity }
}
