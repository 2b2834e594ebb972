import { offeredPackages } from '@nusa/shared/pricing'
import { plainText } from '../../../lib/html.ts'
import { fromPriceText } from '../../../lib/labels.ts'
import { pictureUrl } from '../../../lib/media.ts'
import { tourPath } from '../../../lib/paths.ts'
import type { TourView } from './view.ts'

/**
 * Returns the structured data of a tour: a trip, and also a product if it has an offer or a rating, because a product
 * requires one of them.
 */
export function tourNode(
  { tour, from: fromPrices, pictures, summary, itinerary }: TourView,
  siteName: string,
  site: URL,
) {
  const from = fromPrices.all
  const offerCount = offeredPackages(tour).length
  const isOffered = from !== null && offerCount > 0
  const isRated = tour.rating !== null && tour.rating > 0 && tour.review_count > 0
  const url = new URL(tourPath(tour), site).href
  const seller = { '@type': 'TravelAgency', name: siteName, url: site.href }
  return {
    // A trip alone cannot have a rating, and a product alone cannot have an itinerary.
    '@type': isOffered || isRated ? ['TouristTrip', 'Product'] : 'TouristTrip',
    '@id': `${url}#tour`,
    name: tour.title,
    ...(summary && { description: summary }),
    url,
    ...(pictures.length > 0 && { image: pictures.slice(0, 3).map((picture) => pictureUrl(picture, site)) }),
    provider: seller,
    ...(itinerary.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: itinerary.length,
        itemListElement: itinerary.map(({ title, activities }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          ...(activities.length > 0 && { description: activities.map(activityText).join(' ') }),
        })),
      },
    }),
    ...(isOffered && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: from.price,
        priceCurrency: 'IDR',
        ...(from.unit && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            minPrice: from.price,
            priceCurrency: 'IDR',
            unitText: fromPriceText(from),
            valueAddedTaxIncluded: false,
          },
        }),
        ...(from.isForResidents && { eligibleRegion: 'ID' }),
        offerCount,
        availability: 'https://schema.org/InStock',
        seller,
        url,
      },
    }),
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: tour.rating,
        bestRating: 5,
        reviewCount: tour.review_count,
      },
    }),
  }
}

function activityText({ time, description }: { time: string; description: string }): string {
  return [time, plainText(description)].filter((part) => part !== '').join(' ')
}
