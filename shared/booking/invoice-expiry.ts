import { millisecondsInHour } from 'date-fns/constants'
import type { BookingStatus, CancelledBy, InvoiceStatus, PaymentStatus } from './statuses.ts'
import { bookingTransitions, canTransition } from './transitions.ts'

const paymentDeadlineHours = 24

/**
 * An invoice expires after 24 hours, or earlier if the sale of one of its items ends. Therefore no item can be paid
 * after its cut-off or start.
 */
export function invoiceExpiresAt(createdAt: Date, salesEnds: readonly Date[]): Date {
  const deadline = createdAt.getTime() + paymentDeadlineHours * millisecondsInHour
  return new Date(Math.min(deadline, ...salesEnds.map((end) => end.getTime())))
}

/** At `expires_at` itself the invoice has expired. */
export function isPayable(invoice: { status: InvoiceStatus; expires_at: string }, now: Date): boolean {
  return invoice.status === 'pending' && now.getTime() < Date.parse(invoice.expires_at)
}

interface BookingStatuses {
  status: BookingStatus
  payment_status: PaymentStatus
  cancelled_by: CancelledBy | null
}

interface Invoice {
  status: InvoiceStatus
  expires_at: string
  payment_in_review: boolean
}

/** If the booking was not paid in time, returns it as cancelled, even if the stored status is still pending. */
export function withEffectiveStatus<Booking extends BookingStatuses>(
  booking: Booking,
  invoice: Invoice,
  now: Date,
): Booking {
  const isExpired = invoice.status === 'pending' && !invoice.payment_in_review && !isPayable(invoice, now)
  if (!isExpired || !canTransition(bookingTransitions, booking.status, 'cancelled')) return booking
  return { ...booking, status: 'cancelled', payment_status: 'failed', cancelled_by: 'system' }
}
