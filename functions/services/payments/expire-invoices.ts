import { withTrace } from '@nusa/shared/log'
import type { StoredInvoice } from '../../ports/bookings.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, isFailure } from '../../ports/failure.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'
import { addMails } from '../mails/decision-mails.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { expiryBatchSize, maxFailures } from '../sweep-limits.ts'
import { settleInvoice } from './settle-invoice.ts'
import { createExpiry } from './settlement.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background' | 'payments'>

type Outcome = 'expired' | 'settled' | 'postponed'

/**
 * Expires the overdue invoices. If an invoice has a payment URL, its status is read from the provider first, because
 * the webhook of a payment may be late. An invoice is postponed if the provider cannot be reached.
 */
export async function expireInvoices(deps: RequiredDeps, signal?: AbortSignal): Promise<Record<Outcome, number>> {
  const counts = { expired: 0, settled: 0, postponed: 0 }
  let consecutiveFailures = 0
  for (const invoice of await deps.bookings.findOverdueInvoices(deps.now(), expiryBatchSize)) {
    if (signal?.aborted || consecutiveFailures === maxFailures) break
    const outcome = await withTrace({ bookingRequestId: invoice.requestId }, () => expireOverdue(deps, invoice))
    const isUnavailable = outcome === 'provider-unavailable'
    consecutiveFailures = isUnavailable ? consecutiveFailures + 1 : 0
    counts[isUnavailable ? 'postponed' : outcome] += 1
  }
  return counts
}

async function expireOverdue(deps: RequiredDeps, invoice: StoredInvoice): Promise<Outcome | 'provider-unavailable'> {
  const { id, paymentReferenceId } = invoice
  const providerInvoice = paymentReferenceId === null ? null : await closeAtProvider(deps, paymentReferenceId)
  if (isFailure(providerInvoice)) return isProviderUnavailable(providerInvoice) ? 'provider-unavailable' : 'postponed'
  if (providerInvoice) await settleInvoice(deps, providerInvoice)
  // If the invoice is still pending, it has no payment or an unmatched payment. A payment in review reserves no
  // capacity, so the invoice expires in both cases. Its payment URL is already closed.
  const result = await deps.bookings.decide(id, (current) => {
    const isSamePayment = current.paymentReferenceId === null || current.paymentReferenceId === paymentReferenceId
    return current.status === 'pending' && isSamePayment
      ? addMails(current, createExpiry('overdue'))
      : { invoice: null, bookings: null, events: [] }
  })
  if (result?.decision.mails?.length) sendOutboxInBackground(deps)
  if (result?.decision.invoice) return 'expired'
  // A concurrent webhook may have ended the invoice.
  const isSettled = providerInvoice !== null || result?.before.status !== 'pending'
  return isSettled ? 'settled' : 'postponed'
}

/** Returns whether calls for other invoices would fail too. */
function isProviderUnavailable({ failure }: Failure): boolean {
  return failure === 'payment_timeout' || failure === 'payment_busy'
}

/**
 * Returns null if the provider's invoice can no longer be paid, and the invoice if it is already paid or its status is
 * unknown.
 */
async function closeAtProvider(deps: RequiredDeps, referenceId: string): Promise<ProviderInvoice | null | Failure> {
  const providerInvoice = await deps.payments.get(referenceId)
  if (isFailure(providerInvoice)) return providerInvoice
  const isOpen = providerInvoice?.status === 'pending'
  const closedInvoice = isOpen ? await deps.payments.expire(referenceId) : providerInvoice
  if (isFailure(closedInvoice)) return closedInvoice
  return closedInvoice?.status === 'expired' ? null : closedInvoice
}
