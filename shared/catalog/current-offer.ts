import * as z from 'zod/mini'
import { policyIdSchema } from './cancellation.ts'
import { hotelSchema } from './hotel.ts'
import { rentalOfferSchema, roomOfferSchema, transferOfferSchema } from './offer.ts'
import { offeredPickupSchema } from './pickup.ts'
import { tourSchema } from './tour.ts'

// The server reads these offers to check, price and store a booking. Unlike the offers that pages read, they contain no
// pictures, and the id of their cancellation policy instead of the policy.

export const currentTourSchema = z.object({ ...tourSchema.shape, pickup: offeredPickupSchema })

const policyField = { cancellation_policy_id: policyIdSchema }

export const currentTransferSchema = z.extend(
  z.omit(transferOfferSchema, { picture: true, city: true, estimated_duration: true, cancellation: true }),
  policyField,
)

export const currentRentalSchema = z.extend(
  z.omit(rentalOfferSchema, { picture: true, cancellation: true }),
  policyField,
)

/** Includes the address, because a booking stores it. */
export const currentHotelSchema = z.object({
  ...z.pick(hotelSchema, { id: true, name: true, address: true, city: true, country: true, booking_questions: true })
    .shape,
  rooms: z.array(z.extend(z.omit(roomOfferSchema, { picture: true, cancellation: true }), policyField)),
})

export type CurrentTour = z.infer<typeof currentTourSchema>
export type CurrentTransfer = z.infer<typeof currentTransferSchema>
export type CurrentRental = z.infer<typeof currentRentalSchema>
export type CurrentHotel = z.infer<typeof currentHotelSchema>
