import { plainText } from '../../lib/html.ts'
import { pictureUrl } from '../../lib/media.ts'
import type { RentalView } from './rentals.ts'
import { transportTexts as texts } from './texts.ts'
import type { TransferView } from './transfers.ts'

const travelAgency = (name: string, site: URL) => ({ '@type': 'TravelAgency', name, url: site.href })

/** Returns the structured data of a rental car, with its price per day. */
export function rentalNode({ car, path, pictures }: RentalView, siteName: string, site: URL) {
  const url = new URL(path, site).href
  const description = plainText(car.package_details)
  const price = { price: car.price_per_day, priceCurrency: 'IDR' }
  return {
    '@type': ['Product', 'Car'],
    '@id': `${url}#car`,
    name: car.car_name,
    url,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures.slice(0, 3).map((picture) => pictureUrl(picture, site)) }),
    vehicleSeatingCapacity: car.seats,
    offers: {
      '@type': 'Offer',
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      seller: travelAgency(siteName, site),
      url,
    },
  }
}

/** Returns the structured data of an airport transfer; its price is per car. */
export function transferNode(
  { transfer, path, airport, area, car, picture }: TransferView,
  siteName: string,
  site: URL,
) {
  const url = new URL(path, site).href
  const provider = travelAgency(siteName, site)
  return {
    '@type': 'Service',
    '@id': `${url}#transfer`,
    serviceType: texts.transfer,
    name: `${car.car_name}, ${texts.routeName(airport.name, area.name)}`,
    url,
    ...(picture && { image: pictureUrl(picture, site) }),
    areaServed: { '@type': 'Place', name: area.name },
    provider,
    ...(transfer.base_price !== null && {
      offers: {
        '@type': 'Offer',
        price: transfer.base_price,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
        seller: provider,
        url,
      },
    }),
  }
}
