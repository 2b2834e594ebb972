import type { AddOn } from '../catalog/index.ts'
import { type Rupiah, timesRupiah } from '../money/index.ts'
import type { AddOnQuote } from './line.ts'
import { tierFor } from './tier.ts'

/** The most that can be taken of an add-on: the largest max_quantity of its tiers. */
export function largestAddOnQuantity(addOn: AddOn): number {
  return Math.max(0, ...addOn.tiers.map((tier) => tier.max_quantity))
}

/** What one of an add-on costs (rupiah) where so many are taken. Throws where it has no tier, which no schema lets through. */
export function addOnUnitPrice(addOn: AddOn, quantity: number): Rupiah {
  const tier = tierFor(addOn.tiers, quantity, (one) => one.min_quantity)
  if (!tier) throw new RangeError(`The add-on ${addOn.id} has no price.`)
  return tier.price
}

/** An add-on's price: unit price × quantity × times. `times` is how often the item charges it: travellers, packages or 1. */
export function addOnQuote(addOn: AddOn, quantity: number, times: number): AddOnQuote {
  const unitPrice = addOnUnitPrice(addOn, quantity)
  const total = timesRupiah(timesRupiah(unitPrice, quantity), times)
  return { id: addOn.id, name: addOn.name, unitPrice, quantity, times, total }
}
