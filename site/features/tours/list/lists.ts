import type { Tour } from '@nusa/shared/catalog'
import type { TourListId } from '@nusa/shared/search'
import type { TourListPath } from '../../../lib/paths.ts'
import type { FilterName } from './filters.ts'

export interface TourListPage {
  path: TourListPath
  scope: TourListId
  title: string
  subtitle: string
  filters: readonly FilterName[]
}

const allFilters = ['type', 'destinations', 'duration', 'price'] as const
/** For lists whose tours all have the same type. */
const filtersExceptType = ['destinations', 'duration', 'price'] as const

export const tourListPages: readonly TourListPage[] = [
  {
    path: '/tours',
    scope: 'all',
    title: 'Tours in Bali and Beyond',
    subtitle: 'Every day trip and every journey we run, from the terraces of Ubud to the dragons of Komodo.',
    filters: allFilters,
  },
  {
    path: '/tours/popular',
    scope: 'popular',
    title: 'Popular Tours in Bali',
    subtitle: 'What travelers book most and tell their friends about.',
    filters: allFilters,
  },
  {
    path: '/tours/day-trips',
    scope: 'day-trips',
    title: 'Day Trips in Bali',
    subtitle: 'Out in the morning, back by dinner.',
    filters: filtersExceptType,
  },
  {
    path: '/tours/multi-day',
    scope: 'multi-day',
    title: 'Multi-day Tours in Bali',
    subtitle: 'Two days or more, with a bed at the end of the road.',
    filters: filtersExceptType,
  },
  {
    path: '/tours/private',
    scope: 'private',
    title: 'Private Tours in Bali',
    subtitle: 'Your own driver and guide, at your own pace.',
    filters: allFilters,
  },
  {
    path: '/tours/group-bookings',
    scope: 'group-bookings',
    title: 'Group Bookings in Bali',
    subtitle: 'Group tours for families, classes and companies: one departure, one guide, everyone together.',
    filters: allFilters,
  },
]

export function findPopularTours(tours: Iterable<Tour>, count: number): Tour[] {
  return [...tours]
    .filter((tour) => tour.is_popular)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.review_count - a.review_count || a.id - b.id)
    .slice(0, count)
}

/**
 * Returns a function that finds the tours most similar to a tour, by shared categories and destinations. Equally
 * similar tours are ordered by reviews, starting after the given tour and wrapping around. This way, no tour is on
 * thousands of pages, which would all be rebuilt when that tour changes.
 */
export function createSimilarToursFinder(tours: Iterable<Tour>, count: number): (tour: Tour) => Tour[] {
  const sortedTours = [...tours].toSorted(compareByReviews)
  // Among thousands of tours, many have the same categories and destinations, so the groups are cached.
  const groupsCache = new Map<string, Tour[][]>()
  return (tour) => {
    const key = JSON.stringify([tour.category_ids, tour.destination_ids])
    const groups = groupsCache.get(key) ?? groupBySimilarity(tour, sortedTours)
    groupsCache.set(key, groups)
    const similarTours: Tour[] = []
    for (const group of groups) {
      if (similarTours.length >= count) break
      similarTours.push(...takeAfter(tour, group, count - similarTours.length))
    }
    return similarTours
  }
}

const compareByReviews = (a: Tour, b: Tour) => b.review_count - a.review_count || a.id - b.id

/** Groups tours by the number of categories and destinations shared with a tour. The most similar group is first. */
function groupBySimilarity({ category_ids, destination_ids }: Tour, tours: readonly Tour[]): Tour[][] {
  const countShared = (candidate: Tour) =>
    candidate.category_ids.filter((id) => category_ids.includes(id)).length +
    candidate.destination_ids.filter((id) => destination_ids.includes(id)).length
  const groups = Map.groupBy(tours, countShared)
  const sharedCounts = [...groups.keys()].filter((count) => count > 0).toSorted((a, b) => b - a)
  return sharedCounts.map((count) => groups.get(count) ?? [])
}

/** Returns up to `count` tours of a sorted group, starting after `tour` and wrapping around. */
function takeAfter(tour: Tour, group: readonly Tour[], count: number): Tour[] {
  const nextIndex = group.findIndex((candidate) => compareByReviews(tour, candidate) < 0)
  const start = Math.max(nextIndex, 0)
  // One candidate may be the given tour itself.
  const maxCandidates = count + 1
  const candidates = [...group.slice(start, start + maxCandidates), ...group.slice(0, Math.min(start, maxCandidates))]
  return candidates.filter(({ id }) => id !== tour.id).slice(0, count)
}
