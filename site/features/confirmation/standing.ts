import { type InvoiceView, isPayable } from '@nusa/shared/booking'

/** How an invoice stands for the one who booked: a payment that staff must check goes before what its status says. */
export type Standing = 'paid' | 'in-review' | 'payable' | 'over'

export function standingOf(
  invoice: Pick<InvoiceView, 'status' | 'expires_at' | 'payment_in_review'>,
  now: Date,
): Standing {
  if (invoice.status === 'paid') return 'paid'
  if (invoice.payment_in_review) return 'in-review'
  return isPayable(invoice, now) ? 'payable' : 'over'
}
