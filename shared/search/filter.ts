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
  const power = 10 ** Math.floor(Math.log10(highest))
  return Math.ceil(highest / power) * power
}

/** Returns 50,000 rupiah, or less for small ranges. The step divides `bound`. */
export function priceStep(bound: number): number {
  const power = 10 ** Math.floor(Math.log10(bound))
  return Math.min(50_000, Math.max(1, power / 2))
}

/** Returns null if no slug exists, which turns the filter off. */
function findIds(slugs: readonly string[], ids: ReadonlyMap<string, number>): ReadonlySet<number> | null {
  const existingIds = slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined)
  return existingIds.length > 0 ? new Set(existingIds) : null
}

/** Thousands of tours share a few durations. */
function createBandReader(): (duration: string) => DurationBand | null {
  const bands = new Map<string, DurationBand | null>()
  return (duration) => {
    const cached = bands.get(duration)
    if (cached !== undefined) return cached
    const band = durationBand(duration)
    bands.set(duration, band)
    return band
  }
}

/** Keeps the order of the index. */
export function filterTours(index: TourIndex, scope: TourScope, query: ListQuery): IndexedTour[] {
  const destinations = findIds(query.destinations, index.destinationIds)
  const categories = findIds(query.categories, index.categoryIds)
  const bandOf = createBandReader()
  const isIn = (ids: readonly number[], selected: ReadonlySet<number> | null) =>
    selected === null || ids.some((id) => selected.has(id))
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
