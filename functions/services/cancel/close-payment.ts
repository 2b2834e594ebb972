import type { Deps } from '../../deps.ts'
import { type Failure, fail, isFailure } from '../../failure.ts'
import type { OutboxNeeds } from '../outbox/send-outbox.ts'
import { settleInvoice } from '../settle-invoice.ts'

export type CloseNeeds = OutboxNeeds & Pick<Deps, 'background' | 'payments' | 'cancellations'>

/**
 * Makes sure that an open invoice can no longer be paid at the provider, for it is to be another one: its address is taken
 * back, the provider's invoice is closed, and what was paid there a moment before is settled. A failure where it may still
 * be open, or where the provider could not be asked; it may be tried again as often as one likes. Whoever calls holds the
 * payment lock.
 */
export async function closePayment(deps: CloseNeeds, invoiceId: string): Promise<Failure | null> {
  return close(deps, invoiceId, await deps.cancellations.withdrawPayment(invoiceId))
}

async function close(deps: CloseNeeds, invoiceId: string, referenceId: string | null): Promise<Failure | null> {
  if (referenceId === null) return null
  const closed = await deps.payments.expire(referenceId)
  if (isFailure(closed)) return closed
  if (closed && closed.status !== 'expired') await settleInvoice(deps, closed)
  if (closed?.status === 'pending' || closed?.status === 'unknown') return fail('payment_failed')
  await deps.cancellations.forgetPayment(invoiceId, referenceId)
  return null
}

const batch = 50
/** After so many questions in a row without an answer the provider is left alone until the next run. */
const patience = 3

/**
 * Closes what was withdrawn and is still open: staff cancelled, or the provider could not be asked. Gives how many; what
 * can not be closed now waits for the next time. Another address may have been kept since an invoice was listed, so it is
 * asked again under the lock. Ends early where `signal` says so.
 */
export async function closeWithdrawn(deps: CloseNeeds, signal?: AbortSignal): Promise<number> {
  let closed = 0
  let failures = 0
  for (const id of await deps.cancellations.withdrawn(batch)) {
    if (signal?.aborted || failures === patience) break
    const failure = await deps.bookings.withPaymentLock(id, async () =>
      close(deps, id, await deps.cancellations.findWithdrawn(id)),
    )
    failures = failure ? failures + 1 : 0
    if (!failure) closed += 1
  }
  return closed
}
