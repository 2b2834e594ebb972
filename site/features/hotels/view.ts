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

export interface HotelView {
  hotel: Hotel
  path: string
  /** For example 'Ubud, Indonesia'. */
  location: string
  picture: Picture | null
  /** In rupiah per night; null if no room is bookable. */
  lowestPrice: number | null
  /** Undefined if no room type is bookable. */
  firstBookableRoom: Room | undefined
  /** The amenities of all rooms, without duplicates. */
  amenities: string[]
  rooms: RoomView[]
}

/** How many amenities a hotel card, the summary on a hotel's page and each of its rooms show. */
export const shownAmenityCounts = { card: 2, summary: 3, room: 5 } as const

type HotelContent = Pick<Catalog, 'pictures' | 'cancellation'>

/** A room type without units cannot be booked. */
export const isBookableRoom = ({ total_rooms }: Pick<Room, 'total_rooms'>) => total_rooms > 0

export function createHotelView(hotel: Hotel, { pictures, cancellation }: HotelContent): HotelView {
  const { rooms } = hotel
  const bookableRooms = rooms.filter(isBookableRoom)
  return {
    hotel,
    path: hotelPath(hotel),
    location: [hotel.city, hotel.country].filter(Boolean).join(', '),
    picture: firstPicture(pictures, [hotel.image]),
    lowestPrice: bookableRooms.length > 0 ? Math.min(...bookableRooms.map(({ base_price }) => base_price)) : null,
    firstBookableRoom: bookableRooms[0],
    amenities: [...new Set(rooms.flatMap(({ amenities }) => amenities))],
    rooms: rooms.map((room) => ({
      room,
      picture: firstPicture(pictures, [room.cover_image, ...room.images]),
      cancellation: findCancellation(cancellation, room.cancellation_policy_id),
    })),
  }
}

/** Returns all hotels, sorted by rating (best first, unrated last), then by name. */
export function listHotelViews(catalog: HotelContent & Pick<Catalog, 'hotels'>): HotelView[] {
  return [...catalog.hotels.values()]
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.name.localeCompare(b.name, 'en'))
    .map((hotel) => createHotelView(hotel, catalog))
}

export function createHotelOffer(hotel: Hotel, catalog: HotelContent): HotelOffer {
  const view = createHotelView(hotel, catalog)
  const rooms = view.rooms.map(({ room, picture, cancellation }) => ({
    ...room,
    cancellation,
    picture: picture ?? view.picture,
  }))
  return hotelOfferSchema.parse({ ...hotel, rooms })
}

/** Returns the data of the booking dialog, with only the bookable room types. */
export function createRoomBooking(hotel: Hotel, catalog: HotelContent & Pick<Catalog, 'settings'>): RoomBooking {
  const offer = createHotelOffer(hotel, catalog)
  const rooms = offer.rooms.filter(isBookableRoom).map((room) => ({ ...room, picture: smallPicture(room.picture) }))
  return { offer: { ...offer, rooms }, taxRate: catalog.settings.tax }
}
