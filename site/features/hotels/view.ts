import {
  findCancellation,
  type Hotel,
  type HotelOffer,
  hotelOfferSchema,
  type OfferedCancellation,
  type Picture,
  type Room,
} from '@nusa/shared/catalog'
import type { Catalog } from '../../catalog/catalog.ts'
import { firstPicture, smallPicture } from '../../lib/media.ts'
import { hotelPath } from '../../lib/paths.ts'
import type { RoomBooking } from './room-booking.ts'

export interface RoomView {
  room: Room
  picture: Picture | null
  cancellation: OfferedCancellation
}

/** The data that a hotel's card and page show. */
export interface HotelView {
  hotel: Hotel
  path: string
  /** The city and the country: 'Ubud, Indonesia'. */
  place: string
  picture: Picture | null
  /** The lowest price in rupiah per night; null if no room is bookable. */
  lowestPrice: number | null
  /** The first bookable room type; undefined if there is none. */
  firstOffered: Room | undefined
  /** The amenities of all rooms, without duplicates. */
  amenities: string[]
  rooms: RoomView[]
}

/** The number of amenities shown on a hotel's card, in its summary and for each room. */
export const shownAmenities = { card: 2, summary: 3, room: 5 } as const

type Content = Pick<Catalog, 'pictures' | 'cancellation'>

/** Returns whether a room type has units, so that it can be booked. */
export const isOffered = ({ total_rooms }: Pick<Room, 'total_rooms'>) => total_rooms > 0

export function hotelView(hotel: Hotel, { pictures, cancellation }: Content): HotelView {
  const { rooms } = hotel
  const offeredRooms = rooms.filter(isOffered)
  return {
    hotel,
    path: hotelPath(hotel),
    place: [hotel.city, hotel.country].filter(Boolean).join(', '),
    picture: firstPicture(pictures, [hotel.image]),
    lowestPrice: offeredRooms.length > 0 ? Math.min(...offeredRooms.map(({ base_price }) => base_price)) : null,
    firstOffered: offeredRooms[0],
    amenities: [...new Set(rooms.flatMap(({ amenities }) => amenities))],
    rooms: rooms.map((room) => ({
      room,
      picture: firstPicture(pictures, [room.cover_image, ...room.images]),
      cancellation: findCancellation(cancellation, room.cancellation_policy_id),
    })),
  }
}

/** Returns all hotels, sorted by rating (best first, unrated last), then by name. */
export function hotelViews(catalog: Content & Pick<Catalog, 'hotels'>): HotelView[] {
  return [...catalog.hotels.values()]
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.name.localeCompare(b.name, 'en'))
    .map((hotel) => hotelView(hotel, catalog))
}

/** Returns a hotel with its rooms in the format of the cart. */
export function hotelOffer(hotel: Hotel, catalog: Content): HotelOffer {
  const view = hotelView(hotel, catalog)
  const rooms = view.rooms.map(({ room, picture, cancellation }) => ({
    ...room,
    cancellation,
    picture: picture ?? view.picture,
  }))
  return hotelOfferSchema.parse({ ...hotel, rooms })
}

/** Returns the data of a hotel's booking buttons, without room types that have no units. */
export function roomBooking(hotel: Hotel, catalog: Content & Pick<Catalog, 'settings'>): RoomBooking {
  const offer = hotelOffer(hotel, catalog)
  const rooms = offer.rooms.filter(isOffered).map((room) => ({ ...room, picture: smallPicture(room.picture) }))
  return { offer: { ...offer, rooms }, taxRate: catalog.settings.tax }
}
