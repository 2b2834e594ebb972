import type { AddOn, Package, PersonPackage, WholePackage } from '../catalog/index.ts'
import { multiplyRupiah, type Rupiah } from '../money/index.ts'
import type { AddOnQuote, Party } from './line.ts'

export interface PersonPrices {
  adult: Rupiah
  child: Rupiah
  infant: Rupiah
}

/**
 * Returns the price of each kind of traveller; null if the package has no price. Adults plus children determine the
 * tier. Without a child price, children pay the adult price. Without an infant price, infants are free.
 */
export function personPrices(pack: PersonPackage, party: Pick<Party, 'adults' | 'children'>): PersonPrices | null {
  const prices = findTier(pack.tiers, party.adults + party.children, (tier) => tier.min_people) ?? pack
  const adult = prices.adult_price ?? pack.price
  return adult === null ? null : { adult, child: prices.child_price ?? adult, infant: prices.infant_price ?? 0 }
}

/** Returns the price of one package in rupiah; null if the package has no price. */
export function wholePackagePrice(pack: WholePackage, packageCount: number): Rupiah | null {
  return findTier(pack.tiers, packageCount, (tier) => tier.min_package)?.price ?? pack.price
}

/** A package without a price cannot be sold. */
export function isPriced(pack: Package): boolean {
  return lowestUnitPrice(pack) !== null
}

/** Returns the lowest price (rupiah) of an adult or a package across all tiers; null if the package has no price. */
export function lowestUnitPrice(pack: Package): Rupiah | null {
  if (pack.type === 'per_person') {
    const adultPrices = pack.tiers.map((tier) => tier.adult_price)
    return lowestOf(adultPrices) ?? pack.adult_price ?? pack.price
  }
  const prices = pack.tiers.map((tier) => tier.price)
  return lowestOf(prices) ?? pack.price
}

function lowestOf(prices: readonly Rupiah[]): Rupiah | null {
  return prices.length > 0 ? Math.min(...prices) : null
}

export function maxAddOnQuantity(addOn: AddOn): number {
  return Math.max(0, ...addOn.tiers.map((tier) => tier.max_quantity))
}

/** Returns the price in rupiah. Throws a RangeError if the add-on has no tiers; the schemas require at least one. */
export function addOnUnitPrice(addOn: AddOn, quantity: number): Rupiah {
  const tier = findTier(addOn.tiers, quantity, ({ min_quantity }) => min_quantity)
  if (!tier) throw new RangeError(`The add-on ${addOn.id} has no price.`)
  return tier.price
}

/** `times` is the number of travellers or packages, or 1. */
export function quoteAddOn(addOn: AddOn, quantity: number, times: number): AddOnQuote {
  const unitPrice = addOnUnitPrice(addOn, quantity)
  const total = multiplyRupiah(multiplyRupiah(unitPrice, quantity), times)
  return { id: addOn.id, name: addOn.name, unitPrice, quantity, times, total }
}

/**
 * Returns the tier with the highest minimum that does not exceed the count; a count below all minimums gets the tier
 * with the lowest minimum. So a party that is too small never gets the price of the largest group. Tiers may be in any
 * order; of equal minimums, the first listed applies. Returns null if there are no tiers.
 */
export function findTier<T>(tiers: readonly T[], count: number, minimumOf: (tier: T) => number): T | null {
  let reachedTier: T | null = null
  let lowestTier: T | null = null
  for (const tier of tiers) {
    const minimum = minimumOf(tier)
    if (minimum <= count && (reachedTier === null || minimum > minimumOf(reachedTier))) reachedTier = tier
    if (lowestTier === null || minimum < minimumOf(lowestTier)) lowestTier = tier
  }
  return reachedTier ?? lowestTier
}
