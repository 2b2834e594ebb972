import { type InvoiceView, isPayable } from '@nusa/shared/booking'

/**
 * The status of an invoice as its customer sees it. `payable` means that it can still be paid, `over` that it was not
 * paid in time. While a payment for an unpaid invoice is checked by staff, the status is `in-review`.
 */
export type DisplayStatus = 'paid' | 'in-review' | 'payable' | 'over' | 'cancelled' | 'refunded'

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
  return isPayable(invoice, now) ? 'payable' : 'over'
}
