import { type IndexedTour, selectDestinationName, selectLabel, type TourScope } from '@nusa/shared/search'
import { tourPath } from '../../../lib/paths.ts'
import type { TourCardText } from './card.ts'

/**
 * Returns the card texts of an indexed tour in a scope. `isSearched` returns whether a destination was searched for.
 */
export function indexedCard(
  tour: IndexedTour,
  scope: TourScope,
  isSearched: (destination: number, name: string) => boolean = () => false,
): TourCardText {
  const { id, title, duration, rating, review_count, from } = tour
  const label = selectLabel(scope, tour)
  const place = selectDestinationName(tour, (id, name) => scope === `destination:${id}` || isSearched(id, name))
  return { id, path: tourPath(tour), title, label, place, duration, rating, review_count, from }
}
