import { type InvoiceView, isPayable } from '@nusa/shared/booking'

/**
 * The status of an invoice as the customer sees it. `expired`: not paid in time. `in-review`: staff check a payment for
 * an unpaid invoice.
 */
export type DisplayStatus = 'paid' | 'in-review' | 'payable' | 'expired' | 'cancelled' | 'refunded'

export function displayStatusOf(
  invoice: Pick<InvoiceView, 'status' | 'expires_at' | 'payment_in_review'> & {
    bookings: readonly Pick<InvoiceView['bookings'][number], 'status'>[]
  },
  now: Date,
): DisplayStatus {
  if (invoice.status === 'refunded') return 'refunded'
  if (invoice.status === 'paid') {
    return invoice.bookings.every(({ status }) => status === 'cancelled') ? 'cancelled' : 'paid'
  }
  if (invoice.payment_in_review) return 'in-review'
  if (invoice.status === 'cancelled') return 'cancelled'
  return isPayable(invoice, now) ? 'payable' : 'expired'
}
