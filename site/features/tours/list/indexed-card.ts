import { type IndexedTour, labelIn, type TourScope } from '@nusa/shared/search'
import { tourPath } from '../../../lib/paths.ts'
import type { TourCardText } from '../card.ts'

/** The words of the card of a tour of the index, as a scope shows it. */
export function indexedCard(tour: IndexedTour, scope: TourScope): TourCardText {
  const { id, title, place, duration, rating, review_count, from } = tour
  return { id, path: tourPath(tour), title, label: labelIn(scope, tour), place, duration, rating, review_count, from }
}
