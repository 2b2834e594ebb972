import type { AddOn } from '../catalog/index.ts'
import { multiplyRupiah, type Rupiah } from '../money/index.ts'
import type { AddOnQuote } from './line.ts'
import { findTier } from './tier.ts'

/** Returns the maximum quantity of an add-on: the largest `max_quantity` of its tiers. */
export function maxAddOnQuantity(addOn: AddOn): number {
  return Math.max(0, ...addOn.tiers.map((tier) => tier.max_quantity))
}

/** Returns the unit price of an add-on (rupiah) for a quantity. Throws a RangeError without tiers (the schemas need one). */
export function addOnUnitPrice(addOn: AddOn, quantity: number): Rupiah {
  const tier = findTier(addOn.tiers, quantity, (one) => one.min_quantity)
  if (!tier) throw new RangeError(`The add-on ${addOn.id} has no price.`)
  return tier.price
}

/**
 * Returns the price of an add-on: unit price × quantity × times. `times` is the number of travellers or packages, or 1.
 */
export function quoteAddOn(addOn: AddOn, quantity: number, times: number): AddOnQuote {
  const unitPrice = addOnUnitPrice(addOn, quantity)
  const total = multiplyRupiah(multiplyRupiah(unitPrice, quantity), times)
  return { id: addOn.id, name: addOn.name, unitPrice, quantity, times, total }
}
