import { isPayable } from '@nusa/shared/booking'
import type { Booking } from './use-history.ts'

type Told = Pick<Booking, 'status' | 'cancelled_by' | 'invoice_status' | 'invoice_expires_at' | 'payment_in_review'>

/**
 * Whether a booking can still be paid, is over because it was not, or was paid in a way that staff have to check; null where
 * none of it is to be said.
 */
export function paymentStanding(booking: Told, now: Date): 'payable' | 'over' | 'in-review' | null {
  const { status, cancelled_by, invoice_status, invoice_expires_at, payment_in_review } = booking
  if (payment_in_review) return concernsReview(booking) ? 'in-review' : null
  if (cancelled_by === 'system') return 'over'
  const invoice = { status: invoice_status, expires_at: invoice_expires_at }
  return status !== 'cancelled' && isPayable(invoice, now) ? 'payable' : null
}

/** Of a paid invoice only a second payment is checked, and what an open one asks for is its other bookings. */
function concernsReview({ status, invoice_status }: Told): boolean {
  if (invoice_status === 'paid' || invoice_status === 'refunded') return false
  return status !== 'cancelled' || invoice_status !== 'pending'
}
