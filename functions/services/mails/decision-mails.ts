import { isUnmatchedPayment } from '@nusa/shared/booking'
import type { InvoiceDecision, StoredInvoice } from '../../ports/bookings.ts'
import type { QueuedMail } from '../../ports/mail.ts'

/**
 * Adds the emails about a decision on an invoice. An unmatched payment takes precedence, so that no email claims that
 * nothing was charged while a payment is in review.
 */
export function addMails(invoice: StoredInvoice, decision: InvoiceDecision): InvoiceDecision {
  return { ...decision, mails: createMails(invoice, decision) }
}

function createMails({ id, needsAttention }: StoredInvoice, { invoice, events }: InvoiceDecision): QueuedMail[] {
  const unmatchedPayments = events.filter(({ kind }) => isUnmatchedPayment(kind))
  if (unmatchedPayments.length > 0) {
    return unmatchedPayments.map(({ providerEventId }) => ({
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
