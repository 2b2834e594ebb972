import type { Tour } from '../catalog/index.ts'

export const tourListIds = ['all', 'popular', 'day-trips', 'multi-day', 'private', 'group-bookings'] as const

export type TourListId = (typeof tourListIds)[number]

/** The tours that a page lists before filtering. */
export type TourScope = TourListId | `category:${number}` | `destination:${number}`

export type ScopedTour = Pick<Tour, 'is_popular' | 'tour_type' | 'tour_label' | 'category_ids' | 'destination_ids'>

export const defaultTourLabel = 'Private tour'

const listLabelPatterns: { readonly [Id in TourListId]?: RegExp } = { private: /private/i, 'group-bookings': /group/i }

function tourLabels({ tour_label }: Pick<Tour, 'tour_label'>): readonly [string, ...string[]] {
  const [firstLabel = defaultTourLabel, ...otherLabels] = tour_label
  return [firstLabel, ...otherLabels]
}

/** Returns the label that puts the tour into the scope; the first label if none does. */
export function selectLabel(scope: TourScope | null, tour: Pick<Tour, 'tour_label'>): string {
  const labels = tourLabels(tour)
  const pattern = scope === 'private' || scope === 'group-bookings' ? listLabelPatterns[scope] : undefined
  return labels.find((label) => pattern?.test(label)) ?? labels[0]
}

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

/** Returns null if the text is invalid. */
export function parseTourScope(text: string | undefined): TourScope | null {
  const listId = tourListIds.find((id) => id === text)
  if (listId) return listId
  const [, kind, id] = /^(category|destination):(\d+)$/.exec(text ?? '') ?? []
  return kind === 'category' || kind === 'destination' ? `${kind}:${Number(id)}` : null
}

/** `destinationNames` are the names of the published destinations, in the order of `destination_ids`. */
interface TourWithDestinations {
  destination_ids: readonly number[]
  destinationNames: readonly string[]
  location: string
}

/** Prefers the destination that the list or search is about. A tour without destinations shows its location. */
export function selectDestinationName(
  { destination_ids, destinationNames, location }: TourWithDestinations,
  isListedOrSearched: (id: number, name: string) => boolean,
): string {
  const index = destinationNames.findIndex((name, position) => isListedOrSearched(destination_ids[position] ?? 0, name))
  return destinationNames[Math.max(index, 0)] ?? location
}
