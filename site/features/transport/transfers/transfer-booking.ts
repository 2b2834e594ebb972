import { transferOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

const offeredCarSchema = z.object({
  ...transferOfferSchema.shape,
  category: z.string(),
  luggage: z.int(),
})

export const transferBookingSchema = z.object({
  cars: z.array(offeredCarSchema),
  /** The id of the chosen transfer. If it is set, the dialog does not start with the list of cars. */
  chosen: z.nullable(z.int()),
  /** In percent. */
  taxRate: z.number(),
})

export type OfferedCar = z.infer<typeof offeredCarSchema>
export type TransferBooking = z.infer<typeof transferBookingSchema>
