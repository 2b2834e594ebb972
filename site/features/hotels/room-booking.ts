import { hotelOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

export const roomBookingSchema = z.object({
  offer: hotelOfferSchema,
  /** In percent. */
  taxRate: z.number(),
})

export type RoomBooking = z.infer<typeof roomBookingSchema>
