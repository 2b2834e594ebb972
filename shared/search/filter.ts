import { type DurationBand, durationBand } from './duration.ts'
import type { ListQuery } from './list-query.ts'
import { isInScope, type TourScope } from './scope.ts'
import type { IndexedTour, TourIndex } from './tour-index.ts'

/** Applies if no tour has a price (rupiah). */
export const defaultPriceBound = 3_000_000

/** Returns the highest 'from' price, rounded up to its first digit. */
export function priceBound(prices: Iterable<number | null>): number {
  let highest = 0
  for (const price of prices) highest = Math.max(highest, price ?? 0)
  if (highest === 0) return defaultPriceBound
  const powerOfTen = 10 ** Math.floor(Math.log10(highest))
  return Math.ceil(highest / powerOfTen) * powerOfTen
}

/** Returns 50,000 rupiah, or less for small ranges. The step divides `bound`. */
export function priceStep(bound: number): number {
  const powerOfTen = 10 ** Math.floor(Math.log10(bound))
  return Math.min(50_000, Math.max(1, powerOfTen / 2))
}

/** Returns null if no slug exists, which turns the filter off. */
function findIds(slugs: readonly string[], ids: ReadonlyMap<string, number>): ReadonlySet<number> | null {
  const existingIds = slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined)
  return existingIds.length > 0 ? new Set(existingIds) : null
}

/** Returns a function with a cache, because thousands of tours share a few durations. */
function createBandFinder(): (duration: string) => DurationBand | null {
  const bands = new Map<string, DurationBand | null>()
  return (duration) => {
    const cachedBand = bands.get(duration)
    if (cachedBand !== undefined) return cachedBand
    const band = durationBand(duration)
    bands.set(duration, band)
    return band
  }
}

/** Returns the tours that match the scope and the filters, in the order of the index. */
export function filterTours(index: TourIndex, scope: TourScope, query: ListQuery): IndexedTour[] {
  const destinationIds = findIds(query.destinations, index.destinationIds)
  const categoryIds = findIds(query.categories, index.categoryIds)
  const findBand = createBandFinder()
  const matchesFilter = (ids: readonly number[], selectedIds: ReadonlySet<number> | null) =>
    selectedIds === null || ids.some((id) => selectedIds.has(id))
  const hasDuration = ({ duration }: IndexedTour) => {
    if (query.durations.length === 0) return true
    const band = findBand(duration)
    return band !== null && query.durations.includes(band)
  }
  const isAffordable = ({ fromPrice }: IndexedTour) =>
    query.maxPrice === null || (fromPrice !== null && fromPrice <= query.maxPrice)
  return index.tours.filter(
    (tour) =>
      isInScope(scope, tour) &&
      (query.type === null || tour.tour_type === query.type) &&
      matchesFilter(tour.destination_ids, destinationIds) &&
      matchesFilter(tour.category_ids, categoryIds) &&
      hasDuration(tour) &&
      isAffordable(tour),
  )
}
