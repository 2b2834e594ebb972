import { formatRupiah } from '@nusa/shared/money'
import { pictureUrl } from '../../lib/media.ts'
import { type HotelView, isBookableRoom } from './view.ts'

export function hotelNode({ hotel, path, picture, lowestPrice, rooms }: HotelView, site: URL) {
  const url = new URL(path, site).href
  const bookableRooms = rooms.filter(({ room }) => isBookableRoom(room))
  const { name, description, address, city, country } = hotel
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name,
    url,
    ...(description && { description }),
    ...(picture && { image: pictureUrl(picture, site) }),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(city && { addressLocality: city }),
      ...(country && { addressCountry: country }),
    },
    ...(lowestPrice !== null && { priceRange: `${formatRupiah(lowestPrice)}+` }),
    ...(bookableRooms.length > 0 && {
      makesOffer: bookableRooms.map(({ room }) => ({
        '@type': 'Offer',
        price: room.base_price,
        priceCurrency: 'IDR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: room.base_price,
          priceCurrency: 'IDR',
          unitCode: 'DAY',
        },
        url,
        itemOffered: {
          '@type': 'HotelRoom',
          name: room.name,
          ...(room.description && { description: room.description }),
          occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity, unitCode: 'C62' },
        },
      })),
    }),
  }
}
