import { isPayable } from './invoice.ts'
import type { BookingStatus, InvoiceStatus, PaymentStatus } from './states.ts'

/** How a status is coloured: waiting amber, good green, bad red, neither grey. */
export type Tone = 'waiting' | 'good' | 'bad' | 'neutral'

/** A status as it is shown. */
export interface Badge {
  label: string
  tone: Tone
}

export const bookingStatusBadges: Readonly<Record<BookingStatus, Badge>> = {
  confirmed: { label: 'Confirmed', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  completed: { label: 'Completed', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'waiting' },
}

export const paymentStatusBadges: Readonly<Record<PaymentStatus, Badge>> = {
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'waiting' },
}

const invoiceStatusBadges: Readonly<Record<InvoiceStatus, Badge>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'good' },
  expired: { label: 'Expired', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'bad' },
}

/**
 * An invoice's badge: what is neither pending nor paid is red. One whose time is over says Expired, though the server may not
 * have written that down yet.
 */
export function invoiceBadge(invoice: { status: InvoiceStatus; expires_at: string }, now: Date): Badge {
  const isOver = invoice.status === 'pending' && !isPayable(invoice, now)
  return invoiceStatusBadges[isOver ? 'expired' : invoice.status]
}
