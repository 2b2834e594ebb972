import type { Destination, Picture, Tour } from '@nusa/shared/catalog'
import type { Catalog } from '../../catalog/catalog.ts'
import { firstPicture } from '../../lib/media.ts'
import { destinationPath } from '../../lib/paths.ts'

export interface DestinationCardView {
  name: string
  path: string
  description: string
  country: string
  picture: Picture | null
  tourCount: number
}

export function listDestinationTours({ tours }: Pick<Catalog, 'tours'>, { id }: Pick<Destination, 'id'>): Tour[] {
  return [...tours.values()].filter(({ destination_ids }) => destination_ids.includes(id))
}

export function findDestinationCountry({ country_id }: Destination, { countries }: Pick<Catalog, 'countries'>): string {
  return country_id === null ? '' : (countries.get(country_id)?.name ?? '')
}

/** Returns all destinations, sorted by the number of tours (most first), then by name. */
export function listDestinationCards(
  catalog: Pick<Catalog, 'destinations' | 'countries' | 'tours' | 'pictures'>,
): DestinationCardView[] {
  return [...catalog.destinations.values()]
    .map((destination) => ({
      name: destination.name,
      path: destinationPath(destination),
      description: destination.description,
      country: findDestinationCountry(destination, catalog),
      picture: firstPicture(catalog.pictures, [destination.image]),
      tourCount: listDestinationTours(catalog, destination).length,
    }))
    .toSorted((a, b) => b.tourCount - a.tourCount || a.name.localeCompare(b.name, 'en'))
}

/** Returns the destination's picture, or the picture of its most reviewed tour that has one. */
export function findDestinationCover(
  destination: Destination,
  catalog: Pick<Catalog, 'tours' | 'pictures'>,
): Picture | null {
  const toursByReviews = listDestinationTours(catalog, destination).toSorted(
    (a, b) => b.review_count - a.review_count || a.id - b.id,
  )
  return firstPicture(catalog.pictures, [destination.image, ...toursByReviews.map(({ main_image }) => main_image)])
}
