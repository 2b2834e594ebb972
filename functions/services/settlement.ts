import { unmatchedPaymentKinds } from '@nusa/shared/booking'
import type { InvoiceDecision, PaymentEvent, StoredInvoice } from '../ports/bookings.ts'
import type { ProviderInvoice } from '../ports/payments.ts'

/**
 * Decides what the provider's invoice means for ours. Pure: the caller holds the row lock and stores the decision. Every
 * payment is recorded; an unmatched payment becomes an event for staff.
 */
export function decideSettlement(invoice: StoredInvoice, provider: ProviderInvoice, now: Date): InvoiceDecision {
  if (provider.status === 'paid') return decidePaid(invoice, provider, now)
  if (provider.status === 'expired') return decideExpired(invoice, provider)
  if (provider.status === 'pending') return nothing
  return { invoice: null, bookings: null, events: [eventOf('unknown_status', provider, true)] }
}

const nothing: InvoiceDecision = { invoice: null, bookings: null, events: [] }

/** Returns the IDs of all events that can record a payment. If one of them is stored, the payment is known. */
export function eventIdsOfPayment({ id }: ProviderInvoice): string[] {
  return ['paid', 'unknown_invoice', ...unmatchedPaymentKinds].map((kind) => eventId(id, kind))
}

function decidePaid(invoice: StoredInvoice, provider: ProviderInvoice, now: Date): InvoiceDecision {
  if (invoice.status === 'paid' || invoice.status === 'refunded') {
    const isTheSame = provider.id === invoice.paymentReferenceId
    return isTheSame ? nothing : { ...nothing, events: [eventOf('paid_twice', provider, true)] }
  }
  if (invoice.status === 'cancelled') {
    return { ...nothing, events: [eventOf('paid_after_cancellation', provider, true)] }
  }
  if (!isWholeAmount(invoice, provider)) {
    const forgetsPayment = provider.id === invoice.paymentReferenceId
    return { ...nothing, events: [eventOf('wrong_amount', provider, true)], ...(forgetsPayment && { forgetsPayment }) }
  }
  const paidAt = provider.paidAt ?? now
  if (invoice.status === 'expired') return { ...nothing, events: [eventOf('paid_after_expiry', provider, true)] }
  if (paidAt > invoice.expiresAt) {
    const expired = expiry('overdue')
    return { ...expired, events: [...expired.events, eventOf('paid_after_expiry', provider, true)] }
  }
  const method = provider.paymentMethod ?? undefined
  return {
    invoice: { status: 'paid', paidAt, paymentReferenceId: provider.id, ...(method && { paymentMethod: method }) },
    bookings: { paymentStatus: 'paid' },
    events: [eventOf('paid', provider, false)],
  }
}

function isWholeAmount(invoice: StoredInvoice, provider: ProviderInvoice): boolean {
  const paid = provider.paidAmount ?? provider.amount
  return provider.currency === invoice.currency && provider.amount === invoice.totalAfterTax && paid === provider.amount
}

/**
 * Ignores the expiry of provider invoices other than the current one: an older invoice may expire while a newer one is open,
 * and a withdrawn one expires at our request.
 */
function decideExpired(invoice: StoredInvoice, provider: ProviderInvoice): InvoiceDecision {
  const isTheOpenOne = provider.id === invoice.paymentReferenceId && invoice.paymentUrl !== null
  if (invoice.status !== 'pending' || !isTheOpenOne) return nothing
  const expired = expiry('provider')
  return { ...expired, events: [eventOf('expired', provider, false)] }
}

/** Ends an unpaid invoice: cancels its bookings, which releases their capacity. */
export function expiry(reason: 'overdue' | 'provider'): InvoiceDecision {
  return {
    invoice: { status: 'expired' },
    bookings: { status: 'cancelled', paymentStatus: 'failed' },
    events: [{ kind: 'expired', detail: { reason }, providerEventId: null, needsAttention: false }],
  }
}

/** PAID and SETTLED of one invoice report the same payment, so they share an event ID and are stored once. */
export function eventOf(kind: string, provider: ProviderInvoice, needsAttention: boolean): PaymentEvent {
  const { id, rawStatus, amount, paidAmount, currency, paymentMethod, paidAt } = provider
  const detail = { id, status: rawStatus, amount, paidAmount, currency, paymentMethod, paidAt: paidAt?.toISOString() }
  return {
    kind,
    detail,
    providerEventId: eventId(id, kind, kind === 'unknown_status' ? rawStatus : ''),
    needsAttention,
  }
}

const eventId = (id: string, kind: string, more = '') => `${id}:${kind}:${more}`
