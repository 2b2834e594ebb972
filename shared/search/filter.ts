import { type DurationBand, durationBand } from './duration.ts'
import type { ListQuery } from './list-query.ts'
import { isInScope, type TourScope } from './scope.ts'
import type { IndexedTour, TourIndex } from './tour-index.ts'

/** The upper end of the price filter where no tour has a price, in rupiah. */
export const defaultPriceBound = 3_000_000

/** The upper end of the price filter: the highest of the tours' 'from' prices, its first digit rounded up. */
export function priceBound(prices: Iterable<number | null>): number {
  let highest = 0
  for (const price of prices) highest = Math.max(highest, price ?? 0)
  if (highest === 0) return defaultPriceBound
  const power = 10 ** Math.floor(Math.log10(highest))
  return Math.ceil(highest / power) * power
}

/** The step of the price filter's slider up to such a bound: 50,000 rupiah, less where that would be coarse. It divides the bound. */
export function priceStep(bound: number): number {
  const power = 10 ** Math.floor(Math.log10(bound))
  return Math.min(50_000, Math.max(1, power / 2))
}

/** The ids of the slugs that exist; null where none does, so that a filter nobody can mean filters nothing. */
function idsOf(slugs: readonly string[], ids: ReadonlyMap<string, number>): ReadonlySet<number> | null {
  const known = slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined)
  return known.length > 0 ? new Set(known) : null
}

/** Reads each text's band once: thousands of tours have a handful of durations. */
function bandReader(): (duration: string) => DurationBand | null {
  const known = new Map<string, DurationBand | null>()
  return (duration) => {
    const before = known.get(duration)
    if (before !== undefined) return before
    const band = durationBand(duration)
    known.set(duration, band)
    return band
  }
}

/** The tours of a scope that every filter of a query lets through, in the index's order. */
export function filterTours(index: TourIndex, scope: TourScope, query: ListQuery): IndexedTour[] {
  const destinations = idsOf(query.destinations, index.destinationIds)
  const categories = idsOf(query.categories, index.categoryIds)
  const bandOf = bandReader()
  const isIn = (ids: readonly number[], wanted: ReadonlySet<number> | null) =>
    wanted === null || ids.some((id) => wanted.has(id))
  const hasDuration = ({ duration }: IndexedTour) => {
    if (query.durations.length === 0) return true
    const band = bandOf(duration)
    return band !== null && query.durations.includes(band)
  }
  const isAffordable = ({ fromPrice }: IndexedTour) =>
    query.maxPrice === null || (fromPrice !== null && fromPrice <= query.maxPrice)
  return index.tours.filter(
    (tour) =>
      isInScope(scope, tour) &&
      (query.type === null || tour.tour_type === query.type) &&
      isIn(tour.destination_ids, destinations) &&
      isIn(tour.category_ids, categories) &&
      hasDuration(tour) &&
      isAffordable(tour),
  )
}
