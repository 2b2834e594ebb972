import { isPayable } from '@nusa/shared/booking'
import type { Booking } from './use-history.ts'

type Told = Pick<Booking, 'status' | 'cancelled_by' | 'invoice_status' | 'invoice_expires_at' | 'payment_in_review'>

/** Whether a booking can still be paid, or is over because it was not; null where neither is to be said. */
export function paymentStanding(booking: Told, now: Date): 'payable' | 'over' | null {
  const { status, cancelled_by, invoice_status, invoice_expires_at, payment_in_review } = booking
  if (payment_in_review) return null
  if (cancelled_by === 'system') return 'over'
  const invoice = { status: invoice_status, expires_at: invoice_expires_at }
  return status !== 'cancelled' && isPayable(invoice, now) ? 'payable' : null
}
