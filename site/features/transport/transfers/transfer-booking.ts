import { transferOfferSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

const offeredCarSchema = z.object({
  ...transferOfferSchema.shape,
  category: z.string(),
  luggage: z.int(),
})

export const transferBookingSchema = z.object({
  cars: z.array(offeredCarSchema),
  /** If it is not null, the dialog starts after the choice of a car. */
  chosen: z.nullable(z.int()),
  /** In percent. */
  taxRate: z.number(),
})

export type OfferedCar = z.infer<typeof offeredCarSchema>
export type TransferBooking = z.infer<typeof transferBookingSchema>
