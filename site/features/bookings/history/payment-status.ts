import { isPayable } from '@nusa/shared/booking'
import type { Booking } from './use-history.ts'

type BookingPayment = Pick<
  Booking,
  'status' | 'cancelled_by' | 'invoice_status' | 'invoice_expires_at' | 'payment_in_review'
>

/**
 * Returns whether a booking can be paid, was cancelled because it was not paid in time, or has a payment in review;
 * null if none applies.
 */
export function paymentStatus(booking: BookingPayment, now: Date): 'payable' | 'over' | 'in-review' | null {
  const { status, cancelled_by, invoice_status, invoice_expires_at, payment_in_review } = booking
  if (payment_in_review) return isUnderReview(booking) ? 'in-review' : null
  if (cancelled_by === 'system') return 'over'
  const invoice = { status: invoice_status, expires_at: invoice_expires_at }
  return status !== 'cancelled' && isPayable(invoice, now) ? 'payable' : null
}

/**
 * For a paid invoice only a duplicate payment can be in review, and a pending invoice charges only its bookings that
 * are not cancelled.
 */
function isUnderReview({ status, invoice_status }: BookingPayment): boolean {
  if (invoice_status === 'paid' || invoice_status === 'refunded') return false
  return status !== 'cancelled' || invoice_status !== 'pending'
}
