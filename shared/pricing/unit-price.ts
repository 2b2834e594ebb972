import type { AddOn, Package, PersonPackage, WholePackage } from '../catalog/index.ts'
import { multiplyRupiah, type Rupiah } from '../money/index.ts'
import type { AddOnQuote, Party } from './line.ts'

/** The price of one traveller of each type (rupiah). */
export interface PersonPrices {
  adult: Rupiah
  child: Rupiah
  infant: Rupiah
}

/**
 * Returns the price per traveller in a per-person package, or null if it has no price. Adults plus children determine
 * the tier. If the package has no tiers, its own prices apply. If the adult price is null, adults pay `price`. If the
 * child price is null, children pay the adult price. If the infant price is null, infants are free.
 */
export function personPrices(pack: PersonPackage, party: Pick<Party, 'adults' | 'children'>): PersonPrices | null {
  const prices = findTier(pack.tiers, party.adults + party.children, (tier) => tier.min_people) ?? pack
  const adult = prices.adult_price ?? pack.price
  return adult === null ? null : { adult, child: prices.child_price ?? adult, infant: prices.infant_price ?? 0 }
}

/**
 * Returns the price of one package (rupiah) if `packageCount` packages are booked; null if the package has no price. If
 * the package has no tiers, it is `price`.
 */
export function wholePackagePrice(pack: WholePackage, packageCount: number): Rupiah | null {
  return findTier(pack.tiers, packageCount, (tier) => tier.min_package)?.price ?? pack.price
}

/** Returns whether a package has a price. A package without a price cannot be sold. */
export function isPriced(pack: Package): boolean {
  return lowestUnitPrice(pack) !== null
}

/** Returns the lowest price (rupiah) of an adult or a package across all tiers; null if the package has no price. */
export function lowestUnitPrice(pack: Package): Rupiah | null {
  if (pack.type === 'per_person') {
    return pack.tiers.length > 0
      ? Math.min(...pack.tiers.map((tier) => tier.adult_price))
      : (pack.adult_price ?? pack.price)
  }
  return pack.tiers.length > 0 ? Math.min(...pack.tiers.map((tier) => tier.price)) : pack.price
}

/** Returns the maximum quantity of an add-on: the largest `max_quantity` of its tiers. */
export function maxAddOnQuantity(addOn: AddOn): number {
  return Math.max(0, ...addOn.tiers.map((tier) => tier.max_quantity))
}

/**
 * Returns the unit price of an add-on (rupiah) for a quantity. Throws a RangeError if the add-on has no tiers; the
 * schemas require at least one.
 */
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

/**
 * Returns the tier for a count: the tier with the highest minimum that does not exceed the count. A count in a gap
 * between tiers, or beyond the last tier, gets the tier below it. A count below all minimums gets the tier with the
 * lowest minimum, so a party that is too small never gets the price of the largest group. Tiers may be in any order. Of
 * two tiers with the same minimum, the first listed applies. Returns null if there are no tiers.
 */
export function findTier<T>(tiers: readonly T[], count: number, minimumOf: (tier: T) => number): T | null {
  let reached: T | null = null
  let lowest: T | null = null
  for (const tier of tiers) {
    const minimum = minimumOf(tier)
    if (minimum <= count && (reached === null || minimum > minimumOf(reached))) reached = tier
    if (lowest === null || minimum < minimumOf(lowest)) lowest = tier
  }
  return reached ?? lowest
}
