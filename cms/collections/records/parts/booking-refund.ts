import { type BookingKind, bookingRefund, type CancellationFigures } from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { baliTimeZone, parseLocalDate, type TimeZone } from '@nusa/shared/dates'

/** A booking as stored, or as in the form of the admin. */
interface BookingRow {
  kind?: BookingKind
  booking_date?: unknown
  pickup_time?: string | null
  start_time?: string | null
  time_zone?: TimeZone | null
  cancellation_tiers?: unknown
}

/**
 * Returns what was paid for a booking and what its policy refunds at `now` (rupiah with tax). A booking whose date or
 * policy cannot be read is refunded in full.
 */
export function computeBookingFigures(booking: BookingRow, paid: number, now: Date): CancellationFigures {
  const date = parseLocalDate(booking.booking_date)
  const tiers = storedCancellationTiersSchema.safeParse(booking.cancellation_tiers)
  if (!date || !tiers.success) return { paid, refund: paid }
  const { kind = 'tour', pickup_time, start_time, time_zone } = booking
  const row = {
    kind,
    booking_date: date,
    pickup_time: pickup_time ?? '',
    start_time: start_time ?? '',
    time_zone: time_zone ?? baliTimeZone,
    cancellation_tiers: tiers.data,
  }
  return { paid, refund: bookingRefund(row, now, paid)?.amount ?? 0 }
}
