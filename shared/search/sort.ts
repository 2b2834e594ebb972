import { durationHours } from './duration.ts'

export interface SortableTour {
  rating: number | null
  review_count: number
  duration: string
  /** The 'from' price (rupiah); null if there is no price. */
  fromPrice: number | null
}

/** The orders of a tour list. The default comes first. */
export const tourSorts = [
  { id: 'popularity', label: 'Popularity' },
  { id: 'rating', label: 'Rating' },
  { id: 'price-low', label: 'Price: Low to High' },
  { id: 'price-high', label: 'Price: High to Low' },
  { id: 'duration', label: 'Duration' },
] as const

export type TourSort = (typeof tourSorts)[number]['id']

export const defaultTourSort: TourSort = 'popularity'

/** Returns the default if the text is invalid. */
export function parseTourSort(text: string | null | undefined): TourSort {
  return tourSorts.find(({ id }) => id === text)?.id ?? defaultTourSort
}

/** A cache, because thousands of tours share a few durations. */
const hoursByDuration = new Map<string, number | null>()

function cachedDurationHours({ duration }: SortableTour): number | null {
  const cachedHours = hoursByDuration.get(duration)
  if (cachedHours !== undefined) return cachedHours
  const hours = durationHours(duration)
  hoursByDuration.set(duration, hours)
  return hours
}

const sortKeys: Record<TourSort, { keyOf: (tour: SortableTour) => number | null; isAscending: boolean }> = {
  popularity: { keyOf: (tour) => tour.review_count, isAscending: false },
  rating: { keyOf: (tour) => tour.rating, isAscending: false },
  'price-low': { keyOf: (tour) => tour.fromPrice, isAscending: true },
  'price-high': { keyOf: (tour) => tour.fromPrice, isAscending: false },
  duration: { keyOf: cachedDurationHours, isAscending: true },
}

/** Returns the sorted tours. Tours without a value always come last; tours with equal values keep their order. */
export function sortTours<T extends SortableTour>(tours: readonly T[], sort: TourSort): T[] {
  const { keyOf, isAscending } = sortKeys[sort]
  const toursWithKeys = tours.map((tour) => ({ tour, key: keyOf(tour) }))
  toursWithKeys.sort((a, b) => {
    if (a.key === b.key) return 0
    if (a.key === null) return 1
    if (b.key === null) return -1
    return isAscending ? a.key - b.key : b.key - a.key
  })
  return toursWithKeys.map(({ tour }) => tour)
}
