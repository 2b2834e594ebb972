import { type BookingView, cancelProblem, cancelUntil } from '@nusa/shared/booking'
import { todayInBali } from '@nusa/shared/dates'

type Offered = Pick<BookingView, 'kind' | 'status' | 'booking_date' | 'pickup_time'>

/**
 * Whether a booking is offered to be cancelled. `until` is the limit, in time or, where it has passed shortly before the
 * booking, to say why not; of what is over, or was cancelled, nothing is said.
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
