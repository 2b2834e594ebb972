import { isUnmatchedPayment } from '@nusa/shared/booking'
import type { InvoiceDecision, StoredInvoice } from '../../ports/bookings.ts'
import type { MailNotice } from '../../ports/outbox.ts'

/**
 * Adds the mails about a decision on an invoice. An unmatched payment takes precedence, so that no mail claims that nothing was
 * charged while a payment is in review.
 */
export function withMails(invoice: StoredInvoice, decision: InvoiceDecision): InvoiceDecision {
  return { ...decision, mails: mailsOf(invoice, decision) }
}

function mailsOf({ id, needsAttention }: StoredInvoice, { invoice, events }: InvoiceDecision): MailNotice[] {
  const misfits = events.filter(({ kind }) => isUnmatchedPayment(kind))
  if (misfits.length > 0) {
    return misfits.map(({ providerEventId }) => ({
      kind: 'payment_in_review',
      dedupeKey: `payment_in_review:${providerEventId ?? id}`,
    }))
  }
  if (invoice?.status === 'paid') return [{ kind: 'payment_received', dedupeKey: `payment_received:${id}` }]
  if (invoice?.status === 'expired' && !needsAttention) {
    return [{ kind: 'invoice_expired', dedupeKey: `invoice_expired:${id}` }]
  }
  return []
}
