import { hotelOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** What the buttons that book a room of a hotel know. */
export const roomBookingSchema = z.object({
  offer: hotelOfferSchema,
  /** Percentage. */
  taxRate: z.number(),
})

export type RoomBooking = z.infer<typeof roomBookingSchema>
