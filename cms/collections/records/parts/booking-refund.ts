import {
  type BookingKind,
  bookingRefund,
  type CancellationFigures,
  readBookingStart,
  type StoredStart,
} from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { parseLocalDate } from '@nusa/shared/dates'

/** A booking as stored, or as in the form of the admin. */
interface BookingRow extends Partial<StoredStart> {
  kind?: BookingKind
  cancellation_tiers?: unknown
}

/**
 * Returns what was paid for a booking and what its policy refunds at `now` (rupiah with tax). A booking whose date or
 * policy cannot be read is refunded in full.
 */
export function computeBookingFigures(booking: BookingRow, paid: number, now: Date): CancellationFigures {
  const tiers = storedCancellationTiersSchema.safeParse(booking.cancellation_tiers)
  const { kind = 'tour', booking_date } = booking
  if (!parseLocalDate(booking_date) || !tiers.success) return { paid, refund: paid }
  const row = { ...readBookingStart({ ...booking, kind, booking_date }), cancellation_tiers: tiers.data }
  return { paid, refund: bookingRefund(row, now, paid)?.amount ?? 0 }
}
