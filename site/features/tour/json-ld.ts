import { plainText } from '../../lib/html.ts'
import { pictureAddress } from '../../lib/media.ts'
import { tourPath } from '../../lib/paths.ts'
import type { TourView } from './view.ts'

/** A tour for search engines: a trip that can be bought. */
export function tourNode({ tour, from, pictures, summary, itinerary }: TourView, siteName: string, site: URL) {
  const url = new URL(tourPath(tour), site).href
  const seller = { '@type': 'TravelAgency', name: siteName, url: site.href }
  return {
    // A trip alone can have no rating, and a product no itinerary.
    '@type': ['TouristTrip', 'Product'],
    '@id': `${url}#tour`,
    name: tour.title,
    ...(summary && { description: summary }),
    url,
    ...(pictures.length > 0 && { image: pictures.slice(0, 3).map((picture) => pictureAddress(picture, site)) }),
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
    ...(from && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: from.price,
        priceCurrency: 'IDR',
        offerCount: Math.max(1, tour.pricing.length),
        availability: 'https://schema.org/InStock',
        seller,
        url,
      },
    }),
    ...(tour.rating !== null &&
      tour.rating > 0 &&
      tour.review_count > 0 && {
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
