import { durationHours } from './duration.ts'

/** What lists are sorted by; a tour's card has it. */
export interface SortableTour {
  rating: number | null
  review_count: number
  duration: string
  /** The 'from' price (rupiah) of lowestPrice, null where there is none. */
  fromPrice: number | null
}

/** The sorts of tour lists with their words, the default first. */
export const tourSorts = [
  { id: 'popularity', label: 'Popularity' },
  { id: 'rating', label: 'Rating' },
  { id: 'price-low', label: 'Price: Low to High' },
  { id: 'price-high', label: 'Price: High to Low' },
  { id: 'duration', label: 'Duration' },
] as const

export type TourSort = (typeof tourSorts)[number]['id']

export const defaultTourSort: TourSort = 'popularity'

/** The sort that a text names, as from an address; the default where it names none. */
export function parseTourSort(text: string | null | undefined): TourSort {
  return tourSorts.find(({ id }) => id === text)?.id ?? defaultTourSort
}

/** Thousands of tours have a handful of durations: each is read once. */
const hours = new Map<string, number | null>()

function hoursOf({ duration }: SortableTour): number | null {
  const known = hours.get(duration)
  if (known !== undefined) return known
  const read = durationHours(duration)
  hours.set(duration, read)
  return read
}

/** What a sort looks at and whether it rises. */
const sortKeys: Record<TourSort, { keyOf: (tour: SortableTour) => number | null; rises: boolean }> = {
  popularity: { keyOf: (tour) => tour.review_count, rises: false },
  rating: { keyOf: (tour) => tour.rating, rises: false },
  'price-low': { keyOf: (tour) => tour.fromPrice, rises: true },
  'price-high': { keyOf: (tour) => tour.fromPrice, rises: false },
  duration: { keyOf: hoursOf, rises: true },
}

/** The tours in another order. Those without what is sorted by come last in every sort; equal ones keep their order. */
export function sortTours<T extends SortableTour>(tours: readonly T[], sort: TourSort): T[] {
  const { keyOf, rises } = sortKeys[sort]
  const keyed = tours.map((tour) => ({ tour, key: keyOf(tour) }))
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    return rises ? a.key - b.key : b.key - a.key
  })
  return keyed.map(({ tour }) => tour)
}
