import type { Picture, Tour } from '@nusa/shared/catalog'
import { type FromPrice, lowestPrice } from '@nusa/shared/pricing'
import type { SortableTour } from '@nusa/shared/search'
import type { Catalog } from '../../lib/catalog.ts'
import { tourPath } from '../../lib/paths.ts'
import { tourTexts } from './texts.ts'

/** What a tour's card shows. */
export interface TourCardView extends SortableTour {
  id: number
  path: string
  title: string
  label: string
  /** The first destination's name, else the location. */
  place: string
  from: FromPrice | null
  picture: Picture | null
}

/** What a tour is labelled; one without a label is a private tour. */
export function tourLabels({ tour_label }: Pick<Tour, 'tour_label'>): readonly [string, ...string[]] {
  const [first = tourTexts.defaultLabel, ...others] = tour_label
  return [first, ...others]
}

/**
 * The card of a tour. Pictures and destinations that are not published any more are left out. It shows the tour's first
 * label, or the first one that `preferred` fits.
 */
export function tourCard(
  tour: Tour,
  { pictures, destinations }: Pick<Catalog, 'pictures' | 'destinations'>,
  preferred?: RegExp,
): TourCardView {
  const labels = tourLabels(tour)
  const from = lowestPrice(tour)
  const place = tour.destination_ids.map((id) => destinations.get(id)?.name).find((name) => name !== undefined)
  return {
    id: tour.id,
    path: tourPath(tour),
    title: tour.title,
    label: labels.find((label) => preferred?.test(label)) ?? labels[0],
    place: place ?? tour.location,
    duration: tour.duration,
    from,
    picture: tour.main_image === null ? null : (pictures.get(tour.main_image) ?? null),
    rating: tour.rating,
    review_count: tour.review_count,
    fromPrice: from?.price ?? null,
  }
}
