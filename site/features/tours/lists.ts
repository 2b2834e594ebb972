import type { Tour } from '@nusa/shared/catalog'
import type { TourListPath } from '../../lib/paths.ts'
import { tourLabels } from './card.ts'

/** A list of tours with its own page. */
export interface TourList {
  path: TourListPath
  title: string
  subtitle: string
  includes: (tour: Tour) => boolean
  /** The labels for which a tour is in the list; its card there shows the one of them that it has. */
  label?: RegExp
}

const privateLabel = /private/i
const groupLabel = /group/i

function hasLabel(tour: Tour, label: RegExp): boolean {
  return tourLabels(tour).some((text) => label.test(text))
}

export const lists: readonly TourList[] = [
  {
    path: '/tours',
    title: 'Tours in Bali and Beyond',
    subtitle: 'Every day out and every journey that we run, from the terraces of Ubud to the dragons of Komodo.',
    includes: () => true,
  },
  {
    path: '/tours/popular',
    title: 'Popular Tours in Bali',
    subtitle: 'What travelers book most, and tell their friends about.',
    includes: (tour) => tour.is_popular,
  },
  {
    path: '/tours/day-trips',
    title: 'Day Trips in Bali',
    subtitle: 'Out in the morning, back by dinner.',
    includes: (tour) => tour.tour_type === 'single_day',
  },
  {
    path: '/tours/multi-day',
    title: 'Multi-day Tours in Bali',
    subtitle: 'Two days and more, with a bed where the road ends.',
    includes: (tour) => tour.tour_type === 'multi_day',
  },
  {
    path: '/tours/private',
    title: 'Private Tours in Bali',
    subtitle: 'Your own driver and guide, at your own pace.',
    includes: (tour) => hasLabel(tour, privateLabel),
    label: privateLabel,
  },
  {
    path: '/tours/group-bookings',
    title: 'Group Bookings in Bali',
    subtitle: 'Group tours for families, classes and companies: one departure, one guide, everybody together.',
    includes: (tour) => hasLabel(tour, groupLabel),
    label: groupLabel,
  },
]

/** The home page's tours: the popular ones, best rated first. */
export function popularTours(tours: Iterable<Tour>, count: number): Tour[] {
  return [...tours]
    .filter((tour) => tour.is_popular)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.review_count - a.review_count || a.id - b.id)
    .slice(0, count)
}

/** Tours that share most categories and destinations with one, the most reviewed first among equals. */
export function similarTours(tour: Tour, tours: Iterable<Tour>, count: number): Tour[] {
  const shared = (other: Tour) =>
    other.category_ids.filter((id) => tour.category_ids.includes(id)).length +
    other.destination_ids.filter((id) => tour.destination_ids.includes(id)).length
  return [...tours]
    .filter((other) => other.id !== tour.id && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || b.review_count - a.review_count || a.id - b.id)
    .slice(0, count)
}
