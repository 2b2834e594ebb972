import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { normaliseLines } from '../text/index.ts'

/** The amounts that were paid for a booking and are refunded if it is cancelled (rupiah, including tax). */
export const cancellationFiguresSchema = z.object({
  /** 0 if the booking is unpaid. */
  paid: rupiahSchema,
  refund: rupiahSchema,
})

/** `POST /api/bookings/{id}/cancel`. */
export const cancelBookingSchema = z.object({
  /** The traveller's reason, if given. */
  reason: z.optional(z.string().check(z.overwrite(normaliseLines), z.maxLength(500))),
  /**
   * The amounts that the traveller confirmed. The request fails with `refund_changed` if the amounts have changed
   * since. Pages of an earlier release do not send them.
   */
  confirmed: z.optional(cancellationFiguresSchema),
})

/** Details of the error `refund_changed`: the current amounts. */
export const refundChangedDetailsSchema = cancellationFiguresSchema

/** The response is the same when the request is repeated. */
export const cancelBookingResponseSchema = z.object({
  status: z.literal('cancelled'),
  /** Amount refunded to the traveller (rupiah), including tax; 0 if nothing was paid or nothing is refunded. */
  refund: rupiahSchema,
})

export type CancellationFigures = z.infer<typeof cancellationFiguresSchema>
export type CancelBookingResponse = z.infer<typeof cancelBookingResponseSchema>
