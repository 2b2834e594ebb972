import type { PersonPackage, WholePackage } from '@nusa/shared/catalog'
import { isComplete, noEnd, type Range, rangeOf, wholeOrNull } from '../../../fields/ranges.ts'
import { checkPrice } from '../../../fields/validate.ts'

/** A row of a price table as it stands in the form. What is not written yet is null. Prices are whole rupiah. */
export interface TierInForm extends Range {
  /** An adult's, or one package's. */
  price: number | null
  child: number | null
  infant: number | null
}

/** A package as it stands in the form, with the price table of its own kind. */
export interface PackageInForm {
  isPerPerson: boolean
  /** How many people one package takes; null if it is not set or the package is priced per person. */
  guestsPerPackage: number | null
  publishPrice: number | null
  price: number | null
  adult: number | null
  child: number | null
  infant: number | null
  tiers: TierInForm[]
}

/** What of the rest of a tour says how many may book: 0 or null for no bound. */
export interface TourBounds {
  maxGuests: number | null
  placesPerDay: number | null
}

type Row = Record<string, unknown>

/** Reads a package of the form, in whatever state it is. */
export function readPackage(row: Row): PackageInForm {
  const isPerPerson = row.type !== 'per_package'
  const rows = isPerPerson ? row.person_tiers : row.package_tiers
  return {
    isPerPerson,
    guestsPerPackage: isPerPerson ? null : wholeOrNull(row.guests_per_package),
    publishPrice: amountOrNull(row.publish_price),
    price: priceOrNull(row.price),
    adult: priceOrNull(row.adult_price),
    child: amountOrNull(row.child_price),
    infant: amountOrNull(row.infant_price),
    tiers: Array.isArray(rows) ? rows.map((tier: Row | null) => readTier(tier ?? {}, isPerPerson)) : [],
  }
}

export function readBounds(tour: Row): TourBounds {
  return { maxGuests: wholeOrNull(tour.max_guests), placesPerDay: wholeOrNull(tour.places_per_day) }
}

function readTier(row: Row, isPerPerson: boolean): TierInForm {
  return {
    ...(isPerPerson ? rangeOf(row, 'min_people', 'max_people') : rangeOf(row, 'min_package', 'max_package')),
    price: priceOrNull(isPerPerson ? row.adult_price : row.price),
    child: amountOrNull(row.child_price),
    infant: amountOrNull(row.infant_price),
  }
}

/** What publishing would refuse as an amount is none yet. */
function amountOrNull(value: unknown): number | null {
  return typeof value === 'number' && checkPrice(value) === true ? value : null
}

/** Nothing is sold for nothing: a zero is a price that is still to be written. */
function priceOrNull(value: unknown): number | null {
  return amountOrNull(value) || null
}

/** A row of a price table that can be reckoned with. */
export type WholeTier = TierInForm & { from: number; to: number; price: number }

/** The rows that are written far enough to count, by what they begin with. */
export function wholeTiers({ tiers }: PackageInForm): WholeTier[] {
  return tiers
    .filter((tier): tier is WholeTier => isComplete(tier) && tier.from > 0 && tier.to <= noEnd && tier.price !== null)
    .toSorted((a, b) => a.from - b.from)
}

const unnamed = { id: 'form', name: 'form', description: '', duration: '', market: 'all' } as const

/** The package as it is priced everywhere, of what is written by now. */
export function pricedPackage(pack: PackageInForm): PersonPackage | WholePackage {
  const { isPerPerson, guestsPerPackage, publishPrice: publish_price, price, adult, child, infant } = pack
  const tiers = wholeTiers(pack)
  const fields = { ...unnamed, publish_price, price }
  if (!isPerPerson) {
    const package_tiers = tiers.map(({ from, to, price }) => ({ min_package: from, max_package: to, price }))
    return { ...fields, type: 'per_package', guests_per_package: guestsPerPackage, tiers: package_tiers }
  }
  const person_tiers = tiers.map((tier) => ({
    min_people: tier.from,
    max_people: tier.to,
    adult_price: tier.price,
    child_price: tier.child,
    infant_price: tier.infant,
  }))
  const own = { adult_price: adult, child_price: child, infant_price: infant }
  return { ...fields, ...own, type: 'per_person', tiers: person_tiers }
}

/** The largest number that the price table can be asked for, or null for no bound. Packages are not counted in guests. */
export function largestCount({ isPerPerson }: PackageInForm, { maxGuests }: TourBounds): number | null {
  return isPerPerson && maxGuests !== null && maxGuests > 0 && maxGuests < noEnd ? maxGuests : null
}
