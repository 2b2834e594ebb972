import { plainText } from '../../../lib/html.ts'
import { pictureUrl } from '../../../lib/media.ts'
import { createTravelAgencyNode } from '../travel-agency.ts'
import type { RentalView } from './rentals.ts'

const maxPictures = 3

export function createRentalNode({ car, path, pictures }: RentalView, siteName: string, site: URL) {
  const url = new URL(path, site).href
  const description = plainText(car.package_details)
  const price = { price: car.price_per_day, priceCurrency: 'IDR' }
  return {
    '@type': ['Product', 'Car'],
    '@id': `${url}#car`,
    name: car.car_name,
    url,
    description: description || undefined,
    image: pictures.length > 0 ? pictures.slice(0, maxPictures).map((picture) => pictureUrl(picture, site)) : undefined,
    vehicleSeatingCapacity: car.seats,
    offers: {
      '@type': 'Offer',
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      seller: createTravelAgencyNode(siteName, site),
      url,
    },
  }
}
