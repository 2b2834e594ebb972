import { type Hotel, type HotelOffer, hotelOfferSchema } from '@nusa/shared/catalog'
import type { Catalog } from '../../lib/catalog.ts'
import { hotelView } from './view.ts'

/** A hotel with its rooms as the cart reads it. */
export function hotelOffer(hotel: Hotel, catalog: Pick<Catalog, 'pictures'>): HotelOffer {
  const view = hotelView(hotel, catalog)
  const rooms = view.rooms.map(({ room, picture }) => ({ ...room, picture: picture ?? view.picture }))
  return hotelOfferSchema.parse({ ...hotel, rooms })
}
