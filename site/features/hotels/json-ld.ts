import type { Room } from '@nusa/shared/catalog'
import { formatRupiah } from '@nusa/shared/money'
import { pictureUrl } from '../../lib/media.ts'
import { type HotelView, isBookableRoom } from './view.ts'

export function createHotelNode({ hotel, path, picture, lowestPrice, rooms }: HotelView, site: URL) {
  const url = new URL(path, site).href
  const bookableRooms = rooms.filter(({ room }) => isBookableRoom(room))
  const { name, description, address, city, country } = hotel
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name,
    url,
    description: description || undefined,
    image: picture ? pictureUrl(picture, site) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: city || undefined,
      addressCountry: country || undefined,
    },
    priceRange: lowestPrice === null ? undefined : `${formatRupiah(lowestPrice)}+`,
    makesOffer: bookableRooms.length > 0 ? bookableRooms.map(({ room }) => createOfferNode(room, url)) : undefined,
  }
}

function createOfferNode(room: Room, url: string) {
  const price = { price: room.base_price, priceCurrency: 'IDR' }
  return {
    '@type': 'Offer',
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
    url,
    itemOffered: {
      '@type': 'HotelRoom',
      name: room.name,
      description: room.description || undefined,
      // 'C62' is the UN unit code of a plain number, here the number of guests.
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity, unitCode: 'C62' },
    },
  }
}
