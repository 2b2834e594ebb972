import { pictureAddress } from '../../lib/media.ts'
import { tourPath } from '../../lib/paths.ts'
import type { TourView } from './view.ts'

/** A tour for search engines: what it is, what it costs, and where it stands on the site. */
export function tourJsonLd({ tour, from, pictures, summary }: TourView, site: URL): Record<string, unknown> {
  const url = new URL(tourPath(tour), site).href
  const crumbs = [
    { name: 'Home', item: site.href },
    { name: 'Tours', item: new URL('/tours', site).href },
    { name: tour.title, item: url },
  ]
  const product = {
    '@type': 'Product',
    name: tour.title,
    description: summary,
    url,
    image: pictures.slice(0, 3).map((picture) => pictureAddress(picture, site)),
    ...(from && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: from.price,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
    ...(tour.rating !== null &&
      tour.review_count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: tour.rating, reviewCount: tour.review_count },
      }),
  }
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  }
  return { '@graph': [product, breadcrumb] }
}
