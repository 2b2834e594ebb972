import * as z from 'zod/mini'
import { filledTextSchema } from './fields.ts'
import { hotelSchema, roomSchema } from './hotel.ts'
import { pictureSchema } from './picture.ts'
import { tourSchema } from './tour.ts'
import { airportTransferSchema, carRentalSchema, carSchema } from './transport.ts'

const offeredPicture = z.nullable(z.pick(pictureSchema, { alt: true, sizes: true, placeholder_color: true }))

/**
 * What a page needs to show, price and date one tour again, e.g. in the cart: the static file `/data/tours/{id}.json`.
 * It is as fresh as the last build; the server prices from the CMS before it books.
 */
export const tourOfferSchema = z.object({
  ...z.pick(tourSchema, {
    id: true,
    slug: true,
    title: true,
    location: true,
    duration: true,
    tour_type: true,
    price: true,
    starting_date: true,
    end_date: true,
    cut_off_days: true,
    block_dates: true,
    max_guests: true,
    pricing: true,
    add_on: true,
  }).shape,
  picture: offeredPicture,
})

/** The same of an airport transfer: the static file `/data/transfers/{id}.json`. The price is for one car. */
export const transferOfferSchema = z.object({
  ...z.pick(airportTransferSchema, { id: true, base_price: true, estimated_duration: true }).shape,
  airport: filledTextSchema,
  area: filledTextSchema,
  city: filledTextSchema,
  car: z.pick(carSchema, { id: true, car_name: true, seats: true }),
  picture: offeredPicture,
})

/** The same of a car to rent by the day: the static file `/data/car-rentals/{id}.json`. */
export const rentalOfferSchema = z.object({
  ...z.pick(carRentalSchema, { id: true, car_name: true, pickup_location: true, price_per_day: true, add_ons: true })
    .shape,
  picture: offeredPicture,
})

/** The same of a hotel with its rooms: the static file `/data/hotels/{id}.json`. */
export const hotelOfferSchema = z.object({
  ...z.pick(hotelSchema, { id: true, slug: true, name: true, city: true, country: true }).shape,
  rooms: z.array(
    z.object({
      ...z.pick(roomSchema, { id: true, name: true, capacity: true, total_rooms: true, base_price: true }).shape,
      /** The room's own picture, else the hotel's. */
      picture: offeredPicture,
    }),
  ),
})

export type TourOffer = z.infer<typeof tourOfferSchema>
export type TransferOffer = z.infer<typeof transferOfferSchema>
export type RentalOffer = z.infer<typeof rentalOfferSchema>
export type HotelOffer = z.infer<typeof hotelOfferSchema>
