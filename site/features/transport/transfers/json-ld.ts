import { pictureUrl } from '../../../lib/media.ts'
import { transportTexts as texts } from '../texts.ts'
import { createTravelAgencyNode } from '../travel-agency.ts'
import type { TransferView } from './transfers.ts'

export function createTransferNode(
  { transfer, path, airport, area, car, picture }: TransferView,
  siteName: string,
  site: URL,
) {
  const url = new URL(path, site).href
  const provider = createTravelAgencyNode(siteName, site)
  return {
    '@type': 'Service',
    '@id': `${url}#transfer`,
    serviceType: texts.transfer,
    name: `${car.car_name}, ${texts.routeName(airport.name, area.name)}`,
    url,
    image: picture ? pictureUrl(picture, site) : undefined,
    areaServed: { '@type': 'Place', name: area.name },
    provider,
    offers: transfer.base_price === null ? undefined : createOfferNode(transfer.base_price, provider, url),
  }
}

function createOfferNode(price: number, seller: object, url: string) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'IDR',
    availability: 'https://schema.org/InStock',
    seller,
    url,
  }
}
