import type { Package } from '../catalog/index.ts'
import type { Party } from './line.ts'
import { isPriced, lowestUnitPrice } from './unit-price.ts'

/** Residents of Indonesia see only packages for residents. Packages without a price are omitted. */
export function visiblePackages(packages: readonly Package[], isResident: boolean): Package[] {
  const market = isResident ? 'indonesia' : 'all'
  return packages.filter((pack) => pack.market === market && isPriced(pack))
}

export const packageSorts = ['price_low_high', 'price_high_low', 'name_az', 'name_za'] as const

export type PackageSort = (typeof packageSorts)[number]

const compareNames = (a: Package, b: Package) =>
  a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' })

/** Packages without a price come last in a sort by price. */
export function sortPackages(packages: readonly Package[], sort: PackageSort): Package[] {
  const priceOf = (pack: Package, fallback: number) => lowestUnitPrice(pack) ?? fallback
  const comparators: Record<PackageSort, (a: Package, b: Package) => number> = {
    price_low_high: (a, b) => priceOf(a, Number.MAX_VALUE) - priceOf(b, Number.MAX_VALUE),
    price_high_low: (a, b) => priceOf(b, -1) - priceOf(a, -1),
    name_az: compareNames,
    name_za: (a, b) => compareNames(b, a),
  }
  return packages.toSorted(comparators[sort])
}

/**
 * Returns the number of people in the party. Infants count, because a boat has a maximum number of people on board. For
 * the spots of a shared tour, do not use this function: infants need no spot.
 */
export function countGuests({ adults, children, infants }: Party): number {
  return adults + children + infants
}

/** Returns how many packages the party must book; 1 for a per-person package or a package without a size. */
export function packagesNeeded(pack: Package, party: Party): number {
  if (pack.type !== 'per_package' || pack.guests_per_package === null) return 1
  return Math.max(1, Math.ceil(countGuests(party) / pack.guests_per_package))
}
