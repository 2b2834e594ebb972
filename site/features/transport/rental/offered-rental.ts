import { rentalOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** What the button that books a car knows. */
export const rentalBookingSchema = z.object({
  offer: rentalOfferSchema,
  /** Percentage. */
  taxRate: z.number(),
})

export type RentalBooking = z.infer<typeof rentalBookingSchema>
