import type { Tour } from '../catalog/index.ts'

/** The tour lists that have a separate page. */
export const tourListIds = ['all', 'popular', 'day-trips', 'multi-day', 'private', 'group-bookings'] as const

export type TourListId = (typeof tourListIds)[number]

/** The tours that a page lists before filtering: one of the lists, or the tours of a category or destination by id. */
export type TourScope = TourListId | `category:${number}` | `destination:${number}`

/** The fields of a tour that decide whether it is in a scope. */
export type ScopedTour = Pick<Tour, 'is_popular' | 'tour_type' | 'tour_label' | 'category_ids' | 'destination_ids'>

/** The label of a tour without labels. */
export const defaultTourLabel = 'Private tour'

const listLabelPatterns: { readonly [Id in TourListId]?: RegExp } = { private: /private/i, 'group-bookings': /group/i }

/** Returns the labels of a tour, or the default label if it has none. */
function tourLabels({ tour_label }: Pick<Tour, 'tour_label'>): readonly [string, ...string[]] {
  const [first = defaultTourLabel, ...others] = tour_label
  return [first, ...others]
}

/** Returns the label shown on a card: the label that puts the tour into the scope, or the first label if none does. */
export function selectLabel(scope: TourScope | null, tour: Pick<Tour, 'tour_label'>): string {
  const labels = tourLabels(tour)
  const pattern = scope === 'private' || scope === 'group-bookings' ? listLabelPatterns[scope] : undefined
  return labels.find((label) => pattern?.test(label)) ?? labels[0]
}

/** Returns whether a tour is in a scope. */
export function isInScope(scope: TourScope, tour: ScopedTour): boolean {
  switch (scope) {
    case 'all':
      return true
    case 'popular':
      return tour.is_popular
    case 'day-trips':
      return tour.tour_type === 'single_day'
    case 'multi-day':
      return tour.tour_type === 'multi_day'
    case 'private':
    case 'group-bookings':
      return tourLabels(tour).some((label) => listLabelPatterns[scope]?.test(label))
    default: {
      const [kind, id] = scope.split(':')
      return (kind === 'category' ? tour.category_ids : tour.destination_ids).includes(Number(id))
    }
  }
}

/** Parses a scope, for example from an attribute of the page; null if it is invalid. */
export function parseTourScope(text: string | undefined): TourScope | null {
  const list = tourListIds.find((id) => id === text)
  if (list) return list
  const [, kind, id] = /^(category|destination):(\d+)$/.exec(text ?? '') ?? []
  return kind === 'category' || kind === 'destination' ? `${kind}:${Number(id)}` : null
}

/**
 * The destinations of a tour: the names of its published destinations, in the order of their ids, and its location as a
 * text.
 */
interface TourWithDestinations {
  destination_ids: readonly number[]
  destinationNames: readonly string[]
  location: string
}

/**
 * Returns the place shown on a card: the destination that the list or search is about, or the tour's first destination
 * if none matches. A tour without destinations shows its location. `isListedOrSearched` returns whether the list or
 * search is about a destination of the tour.
 */
export function selectDestinationName(
  { destination_ids, destinationNames, location }: TourWithDestinations,
  isListedOrSearched: (id: number, name: string) => boolean,
): string {
  const index = destinationNames.findIndex((name, position) => isListedOrSearched(destination_ids[position] ?? 0, name))
  return destinationNames[Math.max(index, 0)] ?? location
}
