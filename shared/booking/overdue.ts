import { isPayable } from './invoice.ts'
import type { InvoiceStatus } from './states.ts'
import { bookingTransitions, canBecome } from './transitions.ts'
import type { BookingView } from './views.ts'

type Standing = Pick<BookingView, 'status' | 'payment_status' | 'cancelled_by'>

interface Invoice {
  status: InvoiceStatus
  expires_at: string
  payment_in_review: boolean
}

/** A booking as it stands now: what was not paid in time is cancelled, though the server may not have written that down yet. */
export function asItStands<Booking extends Standing>(booking: Booking, invoice: Invoice, now: Date): Booking {
  const isOver = invoice.status === 'pending' && !invoice.payment_in_review && !isPayable(invoice, now)
  if (!isOver || !canBecome(bookingTransitions, booking.status, 'cancelled')) return booking
  return { ...booking, status: 'cancelled', payment_status: 'failed', cancelled_by: 'system' }
}
