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
  /** The id of the chosen transfer. If it is not null, the dialog starts after the choice of a car. */
  chosen: z.nullable(z.int()),
  /** The tax rate in percent. */
  taxRate: z.number(),
})

export type OfferedCar = z.infer<typeof offeredCarSchema>
export type TransferBooking = z.infer<typeof transferBookingSchema>
