import { type Hotel, type HotelOffer, hotelOfferSchema } from '@nusa/shared/catalog'
import type { Catalog } from '../../catalog/catalog.ts'
import { smallPicture } from '../../lib/media.ts'
import type { RoomBooking } from './offered-room.ts'
import { hotelView, isOffered } from './view.ts'

/** Returns a hotel with its rooms in the format of the cart. */
export function hotelOffer(hotel: Hotel, catalog: Pick<Catalog, 'pictures'>): HotelOffer {
  const view = hotelView(hotel, catalog)
  const rooms = view.rooms.map(({ room, picture }) => ({ ...room, picture: picture ?? view.picture }))
  return hotelOfferSchema.parse({ ...hotel, rooms })
}

/** Returns the data of a hotel's booking buttons, without room types that have no units. */
export function roomBooking(hotel: Hotel, catalog: Pick<Catalog, 'pictures' | 'settings'>): RoomBooking {
  const offer = hotelOffer(hotel, catalog)
  const rooms = offer.rooms.filter(isOffered).map((room) => ({ ...room, picture: smallPicture(room.picture) }))
  return { offer: { ...offer, rooms }, taxRate: catalog.settings.tax }
}
