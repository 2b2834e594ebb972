import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { normaliseLines } from '../text/index.ts'

/** In rupiah, including tax. */
export const cancellationFiguresSchema = z.object({
  /** 0 if the booking is unpaid. */
  paid: rupiahSchema,
  refund: rupiahSchema,
})

export const cancelBookingSchema = z.object({
  reason: z.optional(z.string().check(z.overwrite(normaliseLines), z.maxLength(500))),
  /**
   * The amounts that the traveller confirmed. The request fails with `refund_changed` if they have changed since. Pages
   * of an earlier release do not send them.
   */
  confirmed: z.optional(cancellationFiguresSchema),
})

/** Sent with the failure `refund_changed`: the amounts that the traveller must confirm now. */
export const refundChangedDetailsSchema = cancellationFiguresSchema

/** Repeating the request returns the same response. */
export const cancelBookingResponseSchema = z.object({
  status: z.literal('cancelled'),
  /** In rupiah, including tax. It is 0 if nothing was paid or nothing is refunded. */
  refund: rupiahSchema,
})

export type CancellationFigures = z.infer<typeof cancellationFiguresSchema>
export type CancelBookingResponse = z.infer<typeof cancelBookingResponseSchema>
