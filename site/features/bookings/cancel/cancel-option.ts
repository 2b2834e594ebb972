import { type BookingView, cancellationDeadline, cancelProblem, isPastCancellation } from '@nusa/shared/booking'
import { todayInBali } from '@nusa/shared/dates'

type CancellableBooking = Pick<BookingView, 'kind' | 'status' | 'payment_status' | 'booking_date' | 'pickup_time'>

/**
 * Whether a booking can be cancelled. `until` is the deadline; null for an unpaid booking that can be cancelled after it.
 * After the deadline of a paid booking the reason is shown until the day of the booking is over. Past and cancelled
 * bookings return `none`.
 */
export type CancelOption =
  | { kind: 'none' }
  | { kind: 'in-review' }
  | { kind: 'too-late' }
  | { kind: 'open'; until: Date | null }

export function getCancelOption(booking: CancellableBooking, isPaymentInReview: boolean, now: Date): CancelOption {
  const problem = cancelProblem(booking, now)
  if (problem === 'too_late') {
    return booking.booking_date < todayInBali(now) ? { kind: 'none' } : { kind: 'too-late' }
  }
  if (problem !== null) return { kind: 'none' }
  if (isPaymentInReview) return { kind: 'in-review' }
  return { kind: 'open', until: isPastCancellation(booking, now) ? null : cancellationDeadline(booking) }
}
