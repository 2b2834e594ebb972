import type { Package, PersonPackage, WholePackage } from '../catalog/index.ts'
import type { Rupiah } from '../money/index.ts'
import type { Party } from './line.ts'
import { tierFor } from './tier.ts'

/** What one traveller of each age costs, whole rupiah. */
export interface PersonPrices {
  adult: Rupiah
  child: Rupiah
  infant: Rupiah
}

/**
 * What each traveller of a party costs in a per-person package, or null where the package has no price. The tier is found
 * with adults plus children. Without tiers the package's own prices count, and `price` for an adult where that is missing;
 * a missing child price is the adult's, a missing infant price is 0.
 */
export function personPrices(pack: PersonPackage, party: Pick<Party, 'adults' | 'children'>): PersonPrices | null {
  const prices = tierFor(pack.tiers, party.adults + party.children, (tier) => tier.min_people) ?? pack
  const adult = prices.adult_price ?? pack.price
  return adult === null ? null : { adult, child: prices.child_price ?? adult, infant: prices.infant_price ?? 0 }
}

/** What one package costs (rupiah) where so many are booked, or null where it has no price. Without tiers it is `price`. */
export function wholePackagePrice(pack: WholePackage, packageCount: number): Rupiah | null {
  return tierFor(pack.tiers, packageCount, (tier) => tier.min_package)?.price ?? pack.price
}

/** Says whether a package has a price; one without can't be sold. */
export function isPriced(pack: Package): boolean {
  return lowestUnitPrice(pack) !== null
}

/** The lowest price (rupiah) of an adult, or of one package, over all tiers; null where the package has no price. */
export function lowestUnitPrice(pack: Package): Rupiah | null {
  if (pack.type === 'per_person') {
    return pack.tiers.length > 0
      ? Math.min(...pack.tiers.map((tier) => tier.adult_price))
      : (pack.adult_price ?? pack.price)
  }
  return pack.tiers.length > 0 ? Math.min(...pack.tiers.map((tier) => tier.price)) : pack.price
}
