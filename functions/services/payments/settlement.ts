import { type EventKind, unmatchedPaymentKinds } from '@nusa/shared/booking'
import type { InvoiceDecision, PaymentEvent, StoredInvoice } from '../../ports/bookings.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'

/**
 * Decides how the provider's invoice changes our invoice. This function is pure: the caller holds the row lock and
 * stores the decision. Every payment is recorded. An unmatched payment becomes an event for staff.
 */
export function decideSettlement(invoice: StoredInvoice, provider: ProviderInvoice, now: Date): InvoiceDecision {
  if (provider.status === 'paid') return decidePaid(invoice, provider, now)
  if (provider.status === 'expired') return decideExpired(invoice, provider)
  if (provider.status === 'pending') return noChange
  return { invoice: null, bookings: null, events: [toPaymentEvent('unknown_status', provider, true)] }
}

const noChange: InvoiceDecision = { invoice: null, bookings: null, events: [] }

/** If an event with one of these IDs is stored, the payment is known. */
export function paymentEventIds({ id }: ProviderInvoice): string[] {
  const kinds: EventKind[] = ['paid', 'unknown_invoice', ...unmatchedPaymentKinds]
  return kinds.map((kind) => toEventId(id, kind))
}

function decidePaid(invoice: StoredInvoice, provider: ProviderInvoice, now: Date): InvoiceDecision {
  if (invoice.status === 'paid' || invoice.status === 'refunded') {
    const isSameInvoice = provider.id === invoice.paymentReferenceId
    return isSameInvoice ? noChange : { ...noChange, events: [toPaymentEvent('paid_twice', provider, true)] }
  }
  if (invoice.status === 'cancelled') {
    return { ...noChange, events: [toPaymentEvent('paid_after_cancellation', provider, true)] }
  }
  if (!isFullAmount(invoice, provider)) {
    const clearsPayment = provider.id === invoice.paymentReferenceId
    return {
      ...noChange,
      events: [toPaymentEvent('wrong_amount', provider, true)],
      ...(clearsPayment && { clearsPayment }),
    }
  }
  const paidAt = provider.paidAt ?? now
  if (invoice.status === 'expired')
    return { ...noChange, events: [toPaymentEvent('paid_after_expiry', provider, true)] }
  if (paidAt > invoice.expiresAt) {
    const expired = createExpiry('overdue')
    return { ...expired, events: [...expired.events, toPaymentEvent('paid_after_expiry', provider, true)] }
  }
  const method = provider.paymentMethod ?? undefined
  return {
    invoice: { status: 'paid', paidAt, paymentReferenceId: provider.id, ...(method && { paymentMethod: method }) },
    bookings: { paymentStatus: 'paid' },
    events: [toPaymentEvent('paid', provider, false)],
  }
}

function isFullAmount(invoice: StoredInvoice, provider: ProviderInvoice): boolean {
  const paid = provider.paidAmount ?? provider.amount
  return provider.currency === invoice.currency && provider.amount === invoice.totalAfterTax && paid === provider.amount
}

/**
 * Ignores provider invoices that are not current. For example, an older provider invoice may expire while a newer one
 * is open.
 */
function decideExpired(invoice: StoredInvoice, provider: ProviderInvoice): InvoiceDecision {
  const isCurrentInvoice = provider.id === invoice.paymentReferenceId && invoice.paymentUrl !== null
  if (invoice.status !== 'pending' || !isCurrentInvoice) return noChange
  const expired = createExpiry('provider')
  return { ...expired, events: [toPaymentEvent('expired', provider, false)] }
}

/** Ends an unpaid invoice. Its bookings are cancelled, which releases their capacity. */
export function createExpiry(reason: 'overdue' | 'provider'): InvoiceDecision {
  return {
    invoice: { status: 'expired' },
    bookings: { status: 'cancelled', paymentStatus: 'failed' },
    events: [{ kind: 'expired', detail: { reason }, providerEventId: null, needsAttention: false }],
  }
}

/** The statuses PAID and SETTLED report the same payment, so they have the same event ID and are stored once. */
export function toPaymentEvent(kind: EventKind, provider: ProviderInvoice, needsAttention: boolean): PaymentEvent {
  const { id, rawStatus, amount, paidAmount, currency, paymentMethod, paidAt } = provider
  const detail = { id, status: rawStatus, amount, paidAmount, currency, paymentMethod, paidAt: paidAt?.toISOString() }
  return {
    kind,
    detail,
    providerEventId: toEventId(id, kind, kind === 'unknown_status' ? rawStatus : ''),
    needsAttention,
  }
}

const toEventId = (id: string, kind: EventKind, suffix = '') => `${id}:${kind}:${suffix}`
