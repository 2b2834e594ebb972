import { misfitKinds } from '@nusa/shared/booking'
import type { InvoiceDecision, PaymentEvent, StoredInvoice } from '../ports/bookings.ts'
import type { ProviderInvoice } from '../ports/payments.ts'

/**
 * What the provider's invoice means for ours. Pure: the caller holds the row lock and does what is decided. Nothing that
 * was paid is dropped, and nothing that does not fit is accepted: that becomes an event for staff.
 */
export function decideSettlement(invoice: StoredInvoice, provider: ProviderInvoice, now: Date): InvoiceDecision {
  if (provider.status === 'paid') return decidePaid(invoice, provider, now)
  if (provider.status === 'expired') return decideExpired(invoice, provider)
  if (provider.status === 'pending') return nothing
  return { invoice: null, bookings: null, events: [eventOf('unknown_status', provider, true)] }
}

const nothing: InvoiceDecision = { invoice: null, bookings: null, events: [] }

/** The events of which one is kept once a payment is known, whatever was made of it. */
export function eventIdsOfPayment({ id }: ProviderInvoice): string[] {
  return ['paid', 'unknown_invoice', ...misfitKinds].map((kind) => eventId(id, kind))
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
 * An older invoice at the provider may expire while a newer one is open, and one that we withdrew expires because we say so:
 * only the one that we keep and that is paid at counts.
 */
function decideExpired(invoice: StoredInvoice, provider: ProviderInvoice): InvoiceDecision {
  const isTheOpenOne = provider.id === invoice.paymentReferenceId && invoice.paymentUrl !== null
  if (invoice.status !== 'pending' || !isTheOpenOne) return nothing
  const expired = expiry('provider')
  return { ...expired, events: [eventOf('expired', provider, false)] }
}

/** The end of an invoice that nobody paid: its bookings are cancelled, their places are free again. */
export function expiry(reason: 'overdue' | 'provider'): InvoiceDecision {
  return {
    invoice: { status: 'expired' },
    bookings: { status: 'cancelled', paymentStatus: 'failed' },
    events: [{ kind: 'expired', detail: { reason }, providerEventId: null, needsAttention: false }],
  }
}

/** PAID and SETTLED of one invoice are two reports of the same payment, so what they mean is kept once. */
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
