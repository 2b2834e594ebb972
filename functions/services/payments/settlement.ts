import { type EventKind, unmatchedPaymentKinds } from '@nusa/shared/booking'
import type { InvoiceDecision, PaymentEvent, StoredInvoice } from '../../ports/bookings.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'

/**
 * Decides how the provider's invoice changes our invoice. This function is pure: the caller holds the row lock and
 * stores the decision. Every payment is recorded. An unmatched payment becomes an event for staff.
 */
export function decideSettlement(invoice: StoredInvoice, providerInvoice: ProviderInvoice, now: Date): InvoiceDecision {
  if (providerInvoice.status === 'paid') return decidePaid(invoice, providerInvoice, now)
  if (providerInvoice.status === 'expired') return decideExpired(invoice, providerInvoice)
  if (providerInvoice.status === 'pending') return noChange
  return { ...noChange, events: [toPaymentEvent('unknown_status', providerInvoice, { needsAttention: true })] }
}

const noChange: InvoiceDecision = { invoice: null, bookings: null, events: [] }

/**
 * Returns the IDs that a stored event about this payment can have. If an event with such an ID is stored, the payment
 * was already processed.
 */
export function paymentEventIds({ id }: ProviderInvoice): string[] {
  const kinds: EventKind[] = ['paid', 'unknown_invoice', ...unmatchedPaymentKinds]
  return kinds.map((kind) => toEventId(id, kind))
}

function decidePaid(invoice: StoredInvoice, providerInvoice: ProviderInvoice, now: Date): InvoiceDecision {
  if (invoice.status === 'paid' || invoice.status === 'refunded') {
    const isSameInvoice = providerInvoice.id === invoice.paymentReferenceId
    return isSameInvoice
      ? noChange
      : { ...noChange, events: [toPaymentEvent('paid_twice', providerInvoice, { needsAttention: true })] }
  }
  if (invoice.status === 'cancelled') {
    return {
      ...noChange,
      events: [toPaymentEvent('paid_after_cancellation', providerInvoice, { needsAttention: true })],
    }
  }
  if (!isFullAmount(invoice, providerInvoice)) {
    const clearsPayment = providerInvoice.id === invoice.paymentReferenceId
    return {
      ...noChange,
      events: [toPaymentEvent('wrong_amount', providerInvoice, { needsAttention: true })],
      ...(clearsPayment && { clearsPayment }),
    }
  }
  if (invoice.status === 'expired') {
    return { ...noChange, events: [toPaymentEvent('paid_after_expiry', providerInvoice, { needsAttention: true })] }
  }
  const paidAt = providerInvoice.paidAt ?? now
  if (paidAt > invoice.expiresAt) {
    const expiry = createExpiry('overdue')
    return {
      ...expiry,
      events: [...expiry.events, toPaymentEvent('paid_after_expiry', providerInvoice, { needsAttention: true })],
    }
  }
  const method = providerInvoice.paymentMethod ?? undefined
  return {
    invoice: {
      status: 'paid',
      paidAt,
      paymentReferenceId: providerInvoice.id,
      ...(method && { paymentMethod: method }),
    },
    bookings: { paymentStatus: 'paid' },
    events: [toPaymentEvent('paid', providerInvoice, { needsAttention: false })],
  }
}

function isFullAmount(invoice: StoredInvoice, providerInvoice: ProviderInvoice): boolean {
  const paidAmount = providerInvoice.paidAmount ?? providerInvoice.amount
  return (
    providerInvoice.currency === invoice.currency &&
    providerInvoice.amount === invoice.totalAfterTax &&
    paidAmount === providerInvoice.amount
  )
}

/** Ignores earlier provider invoices, which may expire while the current provider invoice is open. */
function decideExpired(invoice: StoredInvoice, providerInvoice: ProviderInvoice): InvoiceDecision {
  const isCurrentInvoice = providerInvoice.id === invoice.paymentReferenceId && invoice.paymentUrl !== null
  if (invoice.status !== 'pending' || !isCurrentInvoice) return noChange
  const expiry = createExpiry('provider')
  return { ...expiry, events: [toPaymentEvent('expired', providerInvoice, { needsAttention: false })] }
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
export function toPaymentEvent(
  kind: EventKind,
  providerInvoice: ProviderInvoice,
  { needsAttention }: Pick<PaymentEvent, 'needsAttention'>,
): PaymentEvent {
  const { id, rawStatus, amount, paidAmount, currency, paymentMethod, paidAt } = providerInvoice
  const detail = { id, status: rawStatus, amount, paidAmount, currency, paymentMethod, paidAt: paidAt?.toISOString() }
  return {
    kind,
    detail,
    providerEventId: toEventId(id, kind, kind === 'unknown_status' ? rawStatus : ''),
    needsAttention,
  }
}

const toEventId = (id: string, kind: EventKind, suffix = '') => `${id}:${kind}:${suffix}`
