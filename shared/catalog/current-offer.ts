import * as z from 'zod/mini'
import { hotelSchema } from './hotel.ts'
import { rentalOfferSchema, roomOfferSchema, transferOfferSchema } from './offer.ts'

// The server reads these offers to check, price and store a booking. They are the offers of the pages without pictures.

export const currentTransferSchema = z.omit(transferOfferSchema, {
  picture: true,
  city: true,
  estimated_duration: true,
})

export const currentRentalSchema = z.omit(rentalOfferSchema, { picture: true })

/** A hotel with its address, which a booking stores. */
export const currentHotelSchema = z.object({
  ...z.pick(hotelSchema, { id: true, name: true, address: true, city: true, country: true, booking_questions: true })
    .shape,
  rooms: z.array(z.omit(roomOfferSchema, { picture: true })),
})

export type CurrentTransfer = z.infer<typeof currentTransferSchema>
export type CurrentRental = z.infer<typeof currentRentalSchema>
export type CurrentHotel = z.infer<typeof currentHotelSchema>
