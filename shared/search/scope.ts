import type { Tour } from '../catalog/index.ts'

/** The lists of tours that have a page of their own. */
export const tourListIds = ['all', 'popular', 'day-trips', 'multi-day', 'private', 'group-bookings'] as const

export type TourListId = (typeof tourListIds)[number]

/** Which tours a page lists, whatever is filtered: one of the lists, or those of a category or destination by its id. */
export type TourScope = TourListId | `category:${number}` | `destination:${number}`

/** What decides whether a tour is in a scope. */
export type ScopedTour = Pick<Tour, 'is_popular' | 'tour_type' | 'tour_label' | 'category_ids' | 'destination_ids'>

/** A tour without a label is a private one. */
export const defaultTourLabel = 'Private tour'

const listLabels: { readonly [Id in TourListId]?: RegExp } = { private: /private/i, 'group-bookings': /group/i }

/** What a tour is labelled, at least once. */
export function tourLabels({ tour_label }: Pick<Tour, 'tour_label'>): readonly [string, ...string[]] {
  const [first = defaultTourLabel, ...others] = tour_label
  return [first, ...others]
}

/** The label that a card shows in a scope: the one for which the tour is in it, else its first. */
export function labelIn(scope: TourScope | null, tour: Pick<Tour, 'tour_label'>): string {
  const labels = tourLabels(tour)
  const wanted = scope === 'private' || scope === 'group-bookings' ? listLabels[scope] : undefined
  return labels.find((label) => wanted?.test(label)) ?? labels[0]
}

/** Says whether a tour is in a scope. */
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
      return tourLabels(tour).some((label) => listLabels[scope]?.test(label))
    default: {
      const [kind, id] = scope.split(':')
      return (kind === 'category' ? tour.category_ids : tour.destination_ids).includes(Number(id))
    }
  }
}

/** The scope that a text names, as an attribute of the page does; null where it names none. */
export function parseTourScope(text: string | undefined): TourScope | null {
  const list = tourListIds.find((id) => id === text)
  if (list) return list
  const [, kind, id] = /^(category|destination):(\d+)$/.exec(text ?? '') ?? []
  return kind === 'category' || kind === 'destination' ? `${kind}:${Number(id)}` : null
}
