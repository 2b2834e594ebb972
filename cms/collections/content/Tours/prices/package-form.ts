import type { PersonPackage, Season, WholePackage } from '@nusa/shared/catalog'
import {
  integerOrNull,
  isCompleteRange,
  openRangeEnd,
  type Range,
  readRange,
} from '../../../../fields/numbers/ranges.ts'
import { checkPrice } from '../../../../fields/validate.ts'
import { readSeasonDays, readSeasons, type SeasonDays } from './season-form.ts'

/** A row of a price table in the form. Missing values are null, and prices are in rupiah. */
export interface TierInput extends Range {
  price: number | null
  child: number | null
  infant: number | null
}

/** A package in the form, which may be incomplete. */
export interface PackageInput {
  isPerPerson: boolean
  /** Null if the input is empty or the package is priced per person. */
  guestsPerPackage: number | null
  publishPrice: number | null
  price: number | null
  adult: number | null
  child: number | null
  infant: number | null
  tiers: TierInput[]
  seasons: Season[]
  /** The days of all seasons, including seasons without prices. */
  seasonDays: SeasonDays[]
}

/** A value of 0 or null means that there is no limit. */
export interface TourLimits {
  maxGuests: number | null
  dailyCapacity: number | null
}

type Row = Record<string, unknown>

export function readPackage(row: Row): PackageInput {
  const isPerPerson = row.type !== 'per_package'
  const rows = isPerPerson ? row.person_tiers : row.package_tiers
  return {
    isPerPerson,
    guestsPerPackage: isPerPerson ? null : integerOrNull(row.guests_per_package),
    publishPrice: amountOrNull(row.publish_price),
    price: priceOrNull(row.price),
    adult: priceOrNull(row.adult_price),
    child: amountOrNull(row.child_price),
    infant: amountOrNull(row.infant_price),
    tiers: Array.isArray(rows) ? rows.map((tier: Row | null) => readTier(tier ?? {}, isPerPerson)) : [],
    seasons: readSeasons(row),
    seasonDays: readSeasonDays(row),
  }
}

export function readTourLimits(tour: Row): TourLimits {
  return { maxGuests: integerOrNull(tour.max_guests), dailyCapacity: integerOrNull(tour.places_per_day) }
}

function readTier(row: Row, isPerPerson: boolean): TierInput {
  const range = isPerPerson ? readRange(row, 'min_people', 'max_people') : readRange(row, 'min_package', 'max_package')
  return {
    ...range,
    price: priceOrNull(isPerPerson ? row.adult_price : row.price),
    child: amountOrNull(row.child_price),
    infant: amountOrNull(row.infant_price),
  }
}

function amountOrNull(value: unknown): number | null {
  return typeof value === 'number' && checkPrice(value) === true ? value : null
}

/** Returns null for zero, which counts as not entered yet. */
function priceOrNull(value: unknown): number | null {
  return amountOrNull(value) || null
}

export type CompleteTier = TierInput & { from: number; to: number; price: number }

export function findCompleteTiers({ tiers }: PackageInput): CompleteTier[] {
  return tiers
    .filter(
      (tier): tier is CompleteTier =>
        isCompleteRange(tier) && tier.from > 0 && tier.to <= openRangeEnd && tier.price !== null,
    )
    .toSorted((a, b) => a.from - b.from)
}

const placeholderFields = { id: 'form', name: 'form', description: '', duration: '', market: 'all' } as const

/** Returns the package as the shared pricing functions expect it. */
export function toPricedPackage(pack: PackageInput): PersonPackage | WholePackage {
  const { isPerPerson, guestsPerPackage, publishPrice: publish_price, price, adult, child, infant, seasons } = pack
  const tiers = findCompleteTiers(pack)
  const fields = { ...placeholderFields, publish_price, price, seasons }
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
  const packagePrices = { adult_price: adult, child_price: child, infant_price: infant }
  return { ...fields, ...packagePrices, type: 'per_person', tiers: person_tiers }
}

/**
 * Returns the maximum group size, or null if there is no limit. A package that is not priced per person has no limit,
 * because its prices count packages instead of guests.
 */
export function findMaxGroupSize({ isPerPerson }: PackageInput, { maxGuests }: TourLimits): number | null {
  if (!isPerPerson || maxGuests === null) return null
  return maxGuests > 0 && maxGuests < openRangeEnd ? maxGuests : null
}
