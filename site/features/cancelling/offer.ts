import { type BookingView, cancelProblem, cancelUntil } from '@nusa/shared/booking'
import { todayInBali } from '@nusa/shared/dates'

type Offered = Pick<BookingView, 'kind' | 'status' | 'booking_date' | 'pickup_time'>

/**
 * Whether a booking can be cancelled. `until` is the deadline; for a past one the reason is shown until the day of the
 * booking is over. Past and cancelled bookings return `none`.
 */
export type CancelOffer = { kind: 'none' } | { kind: 'in-review' } | { kind: 'open' | 'too-late'; until: Date }

export function cancelOffer(booking: Offered, isPaymentInReview: boolean, now: Date): CancelOffer {
  const problem = cancelProblem(booking, now)
  const until = cancelUntil(booking)
  if (problem === 'too_late') {
    return booking.booking_date < todayInBali(now) ? { kind: 'none' } : { kind: 'too-late', until }
  }
  if (problem !== null) return { kind: 'none' }
  return isPaymentInReview ? { kind: 'in-review' } : { kind: 'open', until }
}
