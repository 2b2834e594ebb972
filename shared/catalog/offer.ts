import * as z from 'zod/mini'
import { offeredCancellationSchema } from './cancellation.ts'
import { nonBlankTextSchema } from './fields.ts'
import { hotelSchema, roomSchema } from './hotel.ts'
import { offeredPickupSchema } from './pickup.ts'
import { pictureSchema } from './picture.ts'
import { tourSchema } from './tour.ts'
import { airportTransferSchema, carRentalSchema, carSchema, transferTimeZoneSchema } from './transport.ts'

const offerPictureSchema = z.nullable(z.pick(pictureSchema, { alt: true, sizes: true, placeholder_color: true }))

const cancellationField = { cancellation: offeredCancellationSchema }

export const tourOfferFields = {
  slug: true,
  title: true,
  location: true,
  duration: true,
  tour_type: true,
  price: true,
  starting_date: true,
  end_date: true,
  cut_off_days: true,
  cut_off_hours: true,
  start_times: true,
  block_dates: true,
  max_guests: true,
  pricing: true,
  add_on: true,
  booking_questions: true,
  asks_names: true,
  names_days: true,
} as const

/**
 * The static file `/data/tours/{id}.json`, as current as the last build. When the server creates a booking, it uses the
 * prices of the CMS instead.
 */
export const tourOfferSchema = z.object({
  ...z.pick(tourSchema, { id: true, time_zone: true, ...tourOfferFields }).shape,
  ...cancellationField,
  pickup: offeredPickupSchema,
  picture: offerPictureSchema,
})

/** The static file `/data/transfers/{id}.json`. The price is per car. */
export const transferOfferSchema = z.object({
  ...z.pick(airportTransferSchema, { id: true, base_price: true, estimated_duration: true, booking_questions: true })
    .shape,
  ...cancellationField,
  airport: nonBlankTextSchema,
  time_zone: transferTimeZoneSchema,
  area: nonBlankTextSchema,
  city: nonBlankTextSchema,
  car: z.pick(carSchema, { id: true, car_name: true, seats: true }),
  picture: offerPictureSchema,
})

/** The static file `/data/car-rentals/{id}.json`. */
export const rentalOfferSchema = z.object({
  ...z.pick(carRentalSchema, {
    id: true,
    car_name: true,
    pickup_location: true,
    price_per_day: true,
    add_ons: true,
    booking_questions: true,
  }).shape,
  ...cancellationField,
  picture: offerPictureSchema,
})

export const roomOfferSchema = z.object({
  ...z.pick(roomSchema, { id: true, name: true, capacity: true, total_rooms: true, base_price: true }).shape,
  ...cancellationField,
  /** The picture of the room, or of the hotel if the room has no picture. */
  picture: offerPictureSchema,
})

/** The static file `/data/hotels/{id}.json`. */
export const hotelOfferSchema = z.object({
  ...z.pick(hotelSchema, { id: true, slug: true, name: true, city: true, country: true, booking_questions: true })
    .shape,
  rooms: z.array(roomOfferSchema),
})

export type TourOffer = z.infer<typeof tourOfferSchema>
export type TransferOffer = z.infer<typeof transferOfferSchema>
export type RentalOffer = z.infer<typeof rentalOfferSchema>
export type HotelOffer = z.infer<typeof hotelOfferSchema>
