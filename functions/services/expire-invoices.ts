import type { Deps } from '../deps.ts'
import { type Failure, isFailure } from '../failure.ts'
import type { StoredInvoice } from '../ports/bookings.ts'
import type { ProviderInvoice } from '../ports/payments.ts'
import { withMails } from './mails/mails-of-decision.ts'
import { type OutboxNeeds, sendOutboxSoon } from './outbox/send-outbox.ts'
import { settleInvoice } from './settle-invoice.ts'
import { expiry } from './settlement.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background' | 'payments'>

const batch = 100
/** After so many questions in a row without an answer the provider is left alone until the next run. */
const patience = 3

type Outcome = 'expired' | 'settled' | 'putOff'

/**
 * Ends the invoices whose time is over; run every few minutes. The provider is asked first about each that can be paid
 * there, for its report of a payment may still be on its way. Gives how many were ended, settled or put off since the
 * provider could not be asked. Ends early, after a whole invoice, where `signal` says so.
 */
export async function expireInvoices(deps: Needs, signal?: AbortSignal): Promise<Record<Outcome, number>> {
  const counts = { expired: 0, settled: 0, putOff: 0 }
  let silent = 0
  for (const invoice of await deps.bookings.overdue(deps.now(), batch)) {
    if (signal?.aborted || silent === patience) break
    const outcome = await endOverdue(deps, invoice)
    silent = outcome === 'silent' ? silent + 1 : 0
    counts[outcome === 'silent' ? 'putOff' : outcome] += 1
  }
  return counts
}

async function endOverdue(deps: Needs, invoice: StoredInvoice): Promise<Outcome | 'silent'> {
  const { id, paymentReferenceId } = invoice
  const provider = paymentReferenceId === null ? null : await closeAtProvider(deps, paymentReferenceId)
  if (isFailure(provider)) return isSilence(provider) ? 'silent' : 'putOff'
  if (provider) await settleInvoice(deps, provider)
  // A payment that does not fit is with staff by now and keeps no places; nothing is left to be paid by its address.
  const done = await deps.bookings.decide(id, (current) =>
    current.status === 'pending' && [paymentReferenceId, null].includes(current.paymentReferenceId)
      ? withMails(current, expiry('overdue'))
      : { invoice: null, bookings: null, events: [] },
  )
  if (done?.decision.mails?.length) sendOutboxSoon(deps)
  if (done?.decision.invoice) return 'expired'
  // A report of the provider may have ended it at this very moment.
  return provider || done?.before.status !== 'pending' ? 'settled' : 'putOff'
}

/** Each of these takes long, or asks to be left alone. What fails at once may be about this invoice only. */
function isSilence({ failure }: Failure): boolean {
  return failure === 'payment_timeout' || failure === 'payment_busy'
}

/** The provider's invoice where it was paid or is something unknown; null once it can no longer be paid. */
async function closeAtProvider(deps: Needs, referenceId: string): Promise<ProviderInvoice | null | Failure> {
  const provider = await deps.payments.get(referenceId)
  if (isFailure(provider)) return provider
  if (provider?.status !== 'pending') return provider?.status === 'expired' ? null : provider
  const closed = await deps.payments.expire(referenceId)
  if (isFailure(closed)) return closed
  return closed?.status === 'expired' ? null : closed
}
