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

/** The card of a tour. Pictures and destinations that are not published any more are left out. */
export function tourCard(
  tour: Tour,
  { pictures, destinations }: Pick<Catalog, 'pictures' | 'destinations'>,
): TourCardView {
  const from = lowestPrice(tour)
  const place = tour.destination_ids.map((id) => destinations.get(id)?.name).find((name) => name !== undefined)
  return {
    id: tour.id,
    path: tourPath(tour),
    title: tour.title,
    label: tour.tour_label[0] ?? tourTexts.defaultLabel,
    place: place ?? tour.location,
    duration: tour.duration,
    from,
    picture: tour.main_image === null ? null : (pictures.get(tour.main_image) ?? null),
    rating: tour.rating,
    review_count: tour.review_count,
    fromPrice: from?.price ?? null,
  }
}
