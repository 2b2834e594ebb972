import type { Package, Season } from '../catalog/index.ts'
import { addDays, datesBetween, firstBookableDate, type LocalDate, type TourDates } from '../dates/index.ts'
import { percentOff, type Rupiah } from '../money/index.ts'
import { visiblePackages } from './packages.ts'
import { type PriceUnit, priceUnit } from './price-unit.ts'
import { findSeason, packageInSeason } from './seasons.ts'
import { lowestUnitPrice, personPrices, wholePackagePrice } from './unit-price.ts'

/** The lowest price (rupiah) of a tour or package, as shown on cards. */
export interface FromPrice {
  price: Rupiah
  /** Null if the tour has a price but no package. */
  unit: PriceUnit | null
  /** Whether only residents of Indonesia can book at this price. */
  isForResidents: boolean
  /** The price before discount, and the discount in percent (1 to 99); null without a discount. */
  discount: { before: Rupiah; percent: number } | null
}

export interface PricedTour {
  price: Rupiah | null
  pricing: readonly Package[]
}

/**
 * Returns null if a single traveller pays more than the published price, because a lower price for a large group is not
 * a discount.
 */
function computeDiscount(pack: Package, price: Rupiah): FromPrice['discount'] {
  const before = pack.publish_price ?? 0
  if (price === 0 || before < (smallestPartyPrice(pack) ?? 0)) return null
  // A rounded '0% OFF' would be pointless and '100% OFF' wrong.
  const percent = Math.min(99, percentOff(before, price))
  return percent > 0 ? { before, percent } : null
}

function smallestPartyPrice(pack: Package): Rupiah | null {
  if (pack.type === 'per_package') return wholePackagePrice(pack, 1)
  return personPrices(pack, { adults: 1, children: 0 })?.adult ?? null
}

/** Returns null if the package has no price. */
export function packageFromPrice(pack: Package): FromPrice | null {
  const price = lowestUnitPrice(pack)
  if (price === null) return null
  return {
    price,
    unit: priceUnit(pack),
    isForResidents: pack.market === 'indonesia',
    discount: computeDiscount(pack, price),
  }
}

/** Packages for residents are offered only if no package is for everyone. */
export function offeredPackages({ pricing }: Pick<PricedTour, 'pricing'>): Package[] {
  const packagesForAll = visiblePackages(pricing, false)
  return packagesForAll.length > 0 ? packagesForAll : visiblePackages(pricing, true)
}

const coveredDays = 365

/** Cached, because these dates are the same for all tours of a build. */
let cachedDates: { today: LocalDate; dates: readonly LocalDate[] } | null = null

function datesFrom(today: LocalDate): readonly LocalDate[] {
  if (cachedDates?.today !== today) cachedDates = { today, dates: datesBetween(today, addDays(today, coveredDays)) }
  return cachedDates.dates
}

function bookableDates(tour: TourDates, today: LocalDate): LocalDate[] {
  const firstDate = firstBookableDate(tour, today)
  if (firstDate === null) return []
  const blockedDates = new Set(tour.block_dates)
  return datesFrom(today).filter(
    (date) => date >= firstDate && (tour.end_date === null || date <= tour.end_date) && !blockedDates.has(date),
  )
}

/** Returns whether a package can be booked on a date. A tour with start times is not offered on every day. */
export type IsOfferedOn = (date: LocalDate, packageId: string) => boolean

/**
 * Returns each package once for every season in which it can be booked within the next twelve months, with the prices
 * of that season. A package that cannot be booked in that time is returned with its prices outside of all seasons.
 */
export function bookablePackages(
  tour: TourDates & Pick<PricedTour, 'pricing'>,
  today: LocalDate,
  isOfferedOn: IsOfferedOn,
): Package[] {
  if (tour.pricing.every(({ seasons }) => seasons.length === 0)) return [...tour.pricing]
  const dates = bookableDates(tour, today)
  return tour.pricing.flatMap((pack) => {
    const seasons = new Set<Season | null>()
    for (const date of dates) {
      const season = findSeason(pack, date)
      // One bookable day per season is enough, so `isOfferedOn` is not called for further days: with 10,000 tours, this
      // loop runs for millions of days.
      if (!seasons.has(season) && isOfferedOn(date, pack.id)) seasons.add(season)
    }
    if (seasons.size === 0) return packageInSeason(pack, null)
    return [...seasons].map((season) => packageInSeason(pack, season))
  })
}

/** Returns the lowest price within the next twelve months, with the discount of the same package and season. */
export function tourFromPrice(
  tour: PricedTour & TourDates,
  today: LocalDate,
  isOfferedOn: IsOfferedOn,
): FromPrice | null {
  return lowestPriceOutsideSeasons({ price: tour.price, pricing: bookablePackages(tour, today, isOfferedOn) })
}

/**
 * Returns the lowest price outside of all seasons. Without a priced package, returns the price of the tour; if that is
 * missing or 0, null ('Price on request').
 */
export function lowestPriceOutsideSeasons(tour: PricedTour): FromPrice | null {
  const tourPrice = tour.price ? { price: tour.price, unit: null, isForResidents: false, discount: null } : null
  return findLowest(offeredPackages(tour)) ?? tourPrice
}

/** Returns null if no package for residents, or for everyone, has a price. */
export function lowestPriceForMarket({ pricing }: Pick<PricedTour, 'pricing'>, isResident: boolean): FromPrice | null {
  return findLowest(visiblePackages(pricing, isResident))
}

/** Compares only prices for the same unit and size. The lower price must not require a larger group. */
export function isCheaper(fromPrice: FromPrice, otherFromPrice: FromPrice): boolean {
  const guestsOf = ({ unit }: FromPrice) => (unit && 'guests' in unit ? unit.guests : null)
  return (
    fromPrice.price < otherFromPrice.price &&
    fromPrice.unit?.per === otherFromPrice.unit?.per &&
    guestsOf(fromPrice) === guestsOf(otherFromPrice) &&
    minimumCount(fromPrice) <= minimumCount(otherFromPrice)
  )
}

/**
 * Equal prices are ordered by the smallest party, then by the largest discount. The order of the packages does not
 * matter.
 */
function findLowest(packages: readonly Package[]): FromPrice | null {
  let lowestPrice: FromPrice | null = null
  for (const pack of packages) {
    const fromPrice = packageFromPrice(pack)
    if (fromPrice && (lowestPrice === null || isLower(fromPrice, lowestPrice))) lowestPrice = fromPrice
  }
  return lowestPrice
}

function isLower(a: FromPrice, b: FromPrice): boolean {
  if (a.price !== b.price) return a.price < b.price
  if (minimumCount(a) !== minimumCount(b)) return minimumCount(a) < minimumCount(b)
  const beforeA = a.discount?.before ?? 0
  const beforeB = b.discount?.before ?? 0
  if (beforeA !== beforeB) return beforeA > beforeB
  return JSON.stringify(a.unit) < JSON.stringify(b.unit)
}

const minimumCount = ({ unit }: FromPrice) => (unit && 'from' in unit ? unit.from : 1)
