import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { normaliseLines } from '../text/index.ts'

/** What cancelling a booking means for the traveller's money (rupiah, tax included). */
export const cancellationFiguresSchema = z.object({
  /** What was paid for the booking; 0 if it is unpaid. */
  paid: rupiahSchema,
  /** What is refunded of it. */
  refund: rupiahSchema,
})

/** `POST /api/bookings/{id}/cancel`. */
export const cancelBookingSchema = z.object({
  /** The traveller's reason, if given. */
  reason: z.optional(z.string().check(z.overwrite(normaliseLines), z.maxLength(500))),
  /**
   * The figures that the traveller confirmed; the request fails with `refund_changed` if they differ by now. Pages of
   * an earlier release do not send them.
   */
  confirmed: z.optional(cancellationFiguresSchema),
})

/** Details of the error `refund_changed`: the current figures. */
export const refundChangedDetailsSchema = cancellationFiguresSchema

/** The response is the same when the request is repeated. */
export const cancelBookingResponseSchema = z.object({
  status: z.literal('cancelled'),
  /** Amount refunded to the traveller (rupiah), including tax; 0 if nothing was paid or nothing is refunded. */
  refund: rupiahSchema,
})

export type CancellationFigures = z.infer<typeof cancellationFiguresSchema>
export type CancelBookingResponse = z.infer<typeof cancelBookingResponseSchema>
