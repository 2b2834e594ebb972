import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { normaliseLines } from '../text/index.ts'

/** `POST /api/bookings/{id}/cancel`. */
export const cancelBookingSchema = z.object({
  /** The traveller's reason, if given. */
  reason: z.optional(z.string().check(z.overwrite(normaliseLines), z.maxLength(500))),
})

/** The response is the same when the request is repeated. */
export const cancelBookingResponseSchema = z.object({
  status: z.literal('cancelled'),
  /** Amount refunded to the traveller (rupiah), including tax; 0 if nothing was paid. */
  refund: rupiahSchema,
})

export type CancelBookingResponse = z.infer<typeof cancelBookingResponseSchema>
