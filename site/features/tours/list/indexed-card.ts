import { type IndexedTour, labelIn, placeIn, type TourScope } from '@nusa/shared/search'
import { tourPath } from '../../../lib/paths.ts'
import type { TourCardText } from '../card.ts'

/** Returns the card texts of an indexed tour in a scope. `isAsked` returns whether a destination was searched for. */
export function indexedCard(
  tour: IndexedTour,
  scope: TourScope,
  isAsked: (destination: number, name: string) => boolean = () => false,
): TourCardText {
  const { id, title, duration, rating, review_count, from } = tour
  const label = labelIn(scope, tour)
  const place = placeIn(tour, (id, name) => scope === `destination:${id}` || isAsked(id, name))
  return { id, path: tourPath(tour), title, label, place, duration, rating, review_count, from }
}
