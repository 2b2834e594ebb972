import { type FromPrice, offeredPackages } from '@nusa/shared/pricing'
import { plainText } from '../../../lib/html.ts'
import { fromPriceText } from '../../../lib/labels.ts'
import { pictureUrl } from '../../../lib/media.ts'
import { tourPath } from '../../../lib/paths.ts'
import type { TourView } from './view.ts'

const maxPictures = 3

/**
 * Returns the structured data of a tour: a trip. It is also a product if it has an offer or a rating, because a product
 * requires an offer or a rating.
 */
export function createTourNode(
  { tour, from: fromPrices, pictures, summary, itinerary }: TourView,
  siteName: string,
  site: URL,
) {
  const fromPrice = fromPrices.all
  const offerCount = offeredPackages(tour).length
  const isOffered = fromPrice !== null && offerCount > 0
  const isRated = tour.rating !== null && tour.rating > 0 && tour.review_count > 0
  const url = new URL(tourPath(tour), site).href
  const seller = { '@type': 'TravelAgency', name: siteName, url: site.href }
  return {
    // In schema.org, a TouristTrip has an itinerary and no rating, and a Product has a rating and no itinerary.
    '@type': isOffered || isRated ? ['TouristTrip', 'Product'] : 'TouristTrip',
    '@id': `${url}#tour`,
    name: tour.title,
    description: summary || undefined,
    url,
    image: pictures.length > 0 ? pictures.slice(0, maxPictures).map((picture) => pictureUrl(picture, site)) : undefined,
    provider: seller,
    itinerary: itinerary.length > 0 ? createItineraryNode(itinerary) : undefined,
    offers: isOffered ? { ...createOfferNode(fromPrice, offerCount), seller, url } : undefined,
    aggregateRating: isRated
      ? { '@type': 'AggregateRating', ratingValue: tour.rating, bestRating: 5, reviewCount: tour.review_count }
      : undefined,
  }
}

function createItineraryNode(itinerary: TourView['itinerary']) {
  return {
    '@type': 'ItemList',
    numberOfItems: itinerary.length,
    itemListElement: itinerary.map(({ title, activities }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      description: activities.length > 0 ? activities.map(formatActivity).join(' ') : undefined,
    })),
  }
}

function createOfferNode(fromPrice: FromPrice, offerCount: number) {
  return {
    '@type': 'AggregateOffer',
    lowPrice: fromPrice.price,
    priceCurrency: 'IDR',
    priceSpecification: fromPrice.unit
      ? {
          '@type': 'UnitPriceSpecification',
          minPrice: fromPrice.price,
          priceCurrency: 'IDR',
          unitText: fromPriceText(fromPrice),
          valueAddedTaxIncluded: false,
        }
      : undefined,
    eligibleRegion: fromPrice.isForResidents ? 'ID' : undefined,
    offerCount,
    availability: 'https://schema.org/InStock',
  }
}

function formatActivity({ time, description }: { time: string; description: string }): string {
  return [time, plainText(description)].filter((part) => part !== '').join(' ')
}
