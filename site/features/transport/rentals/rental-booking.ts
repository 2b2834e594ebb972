import { rentalOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** The data of the button that books a car. */
export const rentalBookingSchema = z.object({
  offer: rentalOfferSchema,
  /** The tax rate in percent. */
  taxRate: z.number(),
})

export type RentalBooking = z.infer<typeof rentalBookingSchema>
