import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
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

/** The terms accepted with a booking, in their wording at that time. */
export const acceptedTermsSchema = z.object({ title: z.string(), html: z.string(), accepted_at: instantSchema })

export type CancelBookingResponse = z.infer<typeof cancelBookingResponseSchema>
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>
