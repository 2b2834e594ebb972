import { transferOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** One of the cars that drive a route, as it is chosen from. */
const offeredCarSchema = z.object({
  ...transferOfferSchema.shape,
  category: z.string(),
  luggage: z.int(),
})

/** What the button that books a route knows. */
export const transferBookingSchema = z.object({
  cars: z.array(offeredCarSchema),
  /** The transfer that was chosen before; its car need not be chosen first. */
  chosen: z.nullable(z.int()),
  /** Percentage. */
  taxRate: z.number(),
})

export type OfferedCar = z.infer<typeof offeredCarSchema>
export type TransferBooking = z.infer<typeof transferBookingSchema>
