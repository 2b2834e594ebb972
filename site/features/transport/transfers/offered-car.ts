import { transferOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** A car of a route as the car list shows it. */
const offeredCarSchema = z.object({
  ...transferOfferSchema.shape,
  category: z.string(),
  luggage: z.int(),
})

/** The data of the button that books a route. */
export const transferBookingSchema = z.object({
  cars: z.array(offeredCarSchema),
  /** The id of the previously chosen transfer, which skips the choice of the car. */
  chosen: z.nullable(z.int()),
  /** Percent. */
  taxRate: z.number(),
})

export type OfferedCar = z.infer<typeof offeredCarSchema>
export type TransferBooking = z.infer<typeof transferBookingSchema>
