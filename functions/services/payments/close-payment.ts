import { withTrace } from '@nusa/shared/log'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { OutboxDeps } from '../mails/send-outbox.ts'
import { maxFailures, paymentBatchSize } from '../sweep-limits.ts'
import { settleInvoice } from './settle-invoice.ts'

export type CloseDeps = OutboxDeps & Pick<Deps, 'background' | 'payments' | 'cancellations'>

/**
 * Closes the payment of an open invoice whose amount is about to change, so that the earlier amount can no longer be
 * paid. If the traveller has already paid, settles the payment. Returns a failure if the provider did not respond or
 * its invoice may still be open. Repeating the call is safe. The caller must hold the payment lock.
 */
export async function closePayment(deps: CloseDeps, invoiceId: string): Promise<Failure | null> {
  return closeProviderInvoice(deps, invoiceId, await deps.cancellations.withdrawPayment(invoiceId))
}

async function closeProviderInvoice(
  deps: CloseDeps,
  invoiceId: string,
  referenceId: string | null,
): Promise<Failure | null> {
  if (referenceId === null) return null
  const closedInvoice = await deps.payments.expire(referenceId)
  if (isFailure(closedInvoice)) return closedInvoice
  if (closedInvoice && closedInvoice.status !== 'expired') await settleInvoice(deps, closedInvoice)
  if (closedInvoice?.status === 'pending' || closedInvoice?.status === 'unknown') return fail('payment_failed')
  await deps.cancellations.clearPayment(invoiceId, referenceId)
  return null
}

/**
 * Closes withdrawn payments: their URL was removed from our invoice, but they are still open at the provider. For
 * example, staff cancelled the booking, or the provider did not respond when the traveller cancelled it. Returns how
 * many payments were closed. Reads each reference again under the lock, because a new payment may have been stored
 * since the invoices were listed.
 */
export async function closeWithdrawnPayments(deps: CloseDeps, signal?: AbortSignal): Promise<number> {
  let closedCount = 0
  let consecutiveFailures = 0
  for (const id of await deps.cancellations.listWithdrawnInvoices(paymentBatchSize)) {
    if (signal?.aborted || consecutiveFailures === maxFailures) break
    const failure = await withTrace({}, () =>
      deps.bookings.withPaymentLock(id, async () =>
        closeProviderInvoice(deps, id, await deps.cancellations.claimWithdrawnPayment(id)),
      ),
    )
    consecutiveFailures = failure ? consecutiveFailures + 1 : 0
    if (!failure) closedCount += 1
  }
  return closedCount
}
