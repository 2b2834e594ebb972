import type { Deps } from '../../deps.ts'
import { type Failure, isFailure } from '../../failure.ts'
import type { OutboxNeeds } from '../outbox/send-outbox.ts'
import { settleInvoice } from '../settle-invoice.ts'

export type CloseNeeds = OutboxNeeds & Pick<Deps, 'background' | 'payments' | 'cancellations'>

/**
 * Makes sure that an open invoice can no longer be paid at the provider, for it is to be another one: its address is taken
 * back, the provider's invoice is closed, and what was paid there a moment before is settled. A failure where the
 * provider could not be asked; it may be tried again as often as one likes. Whoever calls holds the payment lock.
 */
export async function closePayment(deps: CloseNeeds, invoiceId: string): Promise<Failure | null> {
  const referenceId = await deps.cancellations.withdrawPayment(invoiceId)
  if (referenceId === null) return null
  const closed = await deps.payments.expire(referenceId)
  if (isFailure(closed)) return closed
  if (closed && closed.status !== 'expired') await settleInvoice(deps, closed)
  if (closed?.status !== 'pending' && closed?.status !== 'unknown') {
    await deps.cancellations.forgetPayment(invoiceId, referenceId)
  }
  return null
}

const batch = 50

/**
 * Closes what was withdrawn and is still open: staff cancelled, or the provider could not be asked. Gives how many; where
 * the provider still can not be asked, the rest waits for the next time.
 */
export async function closeWithdrawn(deps: CloseNeeds): Promise<number> {
  let closed = 0
  for (const id of await deps.cancellations.withdrawn(batch)) {
    const failure = await deps.bookings.withPaymentLock(id, () => closePayment(deps, id))
    if (failure) break
    closed += 1
  }
  return closed
}
