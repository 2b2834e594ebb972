import {
  type BookingKind,
  type CancellationFigures,
  computeBookingRefund,
  type StoredStart,
} from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { parseBookingStart } from './parse-booking-start.ts'

interface BookingRow extends Partial<StoredStart> {
  kind?: BookingKind
  cancellation_tiers?: unknown
}

/**
 * Returns the paid amount and the refund by the cancellation policy, in rupiah including tax. If the date or the policy
 * of the booking cannot be read, the refund is the paid amount.
 */
export function computeBookingFigures(booking: BookingRow, paid: number, now: Date): CancellationFigures {
  const tiers = storedCancellationTiersSchema.safeParse(booking.cancellation_tiers)
  const start = parseBookingStart({ ...booking, kind: booking.kind ?? 'tour' })
  if (!start || !tiers.success) return { paid, refund: paid }
  return { paid, refund: computeBookingRefund({ ...start, cancellation_tiers: tiers.data }, now, paid)?.amount ?? 0 }
}
