import { hotelOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** The data of the buttons that book a room of a hotel. */
export const roomBookingSchema = z.object({
  offer: hotelOfferSchema,
  /** The tax rate in percent. */
  taxRate: z.number(),
})

export type RoomBooking = z.infer<typeof roomBookingSchema>
