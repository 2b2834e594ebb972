import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { rupiahSchema } from '../money/index.ts'
import { typedLines } from '../words/index.ts'

/** `POST /api/bookings/{id}/cancel`. */
export const cancelBookingSchema = z.object({
  /** Why, if the traveller wants to say so. */
  reason: z.optional(z.string().check(z.overwrite(typedLines), z.maxLength(500))),
})

/** The same however often it is asked. */
export const cancelBookingAnswerSchema = z.object({
  status: z.literal('cancelled'),
  /** What goes back to the traveller, tax included; 0 where nothing was paid. */
  refund: rupiahSchema,
})

/** The terms that were accepted with a booking, as they were worded that day. */
export const acceptedTermsSchema = z.object({ title: z.string(), html: z.string(), accepted_at: instantSchema })

export type CancelBookingAnswer = z.infer<typeof cancelBookingAnswerSchema>
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>
