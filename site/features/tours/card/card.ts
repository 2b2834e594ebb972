import { runsWithPackage } from '@nusa/shared/booking'
import type { Picture, Tour } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import { type FromPrice, tourFromPrice } from '@nusa/shared/pricing'
import { type SortableTour, selectDestinationName, selectLabel, type TourScope } from '@nusa/shared/search'
import type { Catalog } from '../../../catalog/catalog.ts'
import { cardPicture } from '../../../lib/media.ts'
import { tourPath } from '../../../lib/paths.ts'

/**
 * The HTML `sizes` of a card's picture. On wide screens it exceeds the width of the card, because the card crops the
 * sides of a wide picture. On a phone's dense screen the card's width is enough for a sharp picture.
 */
export const cardPictureSizes = '(min-width: 75rem) 32rem, (min-width: 64rem) 43vw, (min-width: 40rem) 52vw, 46vw'

export interface TourCardText {
  id: number
  path: string
  title: string
  label: string
  /** The name of a destination, or the tour's location if the tour has no destination. */
  placeName: string
  duration: string
  rating: number | null
  review_count: number
  from: FromPrice | null
}

export interface TourCardView extends TourCardText, SortableTour {
  picture: Picture | null
  excerpt: string
}

/**
 * Returns the card of a tour, without unpublished pictures and destinations. On a page about a label or a destination
 * (`scope`), the card shows that label or destination. By default it shows the tour's first label and destination.
 */
export function createTourCard(
  tour: Tour,
  { pictures, destinations, today }: Pick<Catalog, 'pictures' | 'destinations' | 'today'>,
  scope: TourScope | null = null,
): TourCardView {
  const from = findCardPrice(tour, { today })
  const publishedDestinations = tour.destination_ids
    .map((id) => destinations.get(id))
    .filter((destination) => destination !== undefined)
  const destination_ids = publishedDestinations.map(({ id }) => id)
  const destinationNames = publishedDestinations.map(({ name }) => name)
  return {
    id: tour.id,
    path: tourPath(tour),
    title: tour.title,
    label: selectLabel(scope, tour),
    placeName: selectDestinationName(
      { destination_ids, destinationNames, location: tour.location },
      (id) => scope === `destination:${id}`,
    ),
    duration: tour.duration,
    from,
    picture: cardPicture(tour, pictures),
    excerpt: tour.excerpt,
    rating: tour.rating,
    review_count: tour.review_count,
    fromPrice: from?.price ?? null,
  }
}

/** Prices are cached, because a tour is in many lists and computing its price checks every day of a year. */
const priceCache = new WeakMap<Tour, { today: LocalDate; from: FromPrice | null }>()

/** Returns the tour's 'from' price for bookings made on `today`, the day of the build. */
export function findCardPrice(tour: Tour, { today }: Pick<Catalog, 'today'>): FromPrice | null {
  const cachedPrice = priceCache.get(tour)
  if (cachedPrice?.today === today) return cachedPrice.from
  const from = tourFromPrice(tour, today, (date, packageId) => runsWithPackage(tour, date, packageId))
  priceCache.set(tour, { today, from })
  return from
}
