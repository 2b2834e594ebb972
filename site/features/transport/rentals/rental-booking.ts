import { rentalOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

export const rentalBookingSchema = z.object({
  offer: rentalOfferSchema,
  /** In percent. */
  taxRate: z.number(),
})

export type RentalBooking = z.infer<typeof rentalBookingSchema>
