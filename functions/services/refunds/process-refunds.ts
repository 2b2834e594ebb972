import type { EventKind } from '@nusa/shared/booking'
import { describeError, setBookingRequestId, withTrace } from '@nusa/shared/log'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { StoredRefund } from '../../ports/refunds.ts'
import { type OutboxDeps, sendOutbox, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { maxFailures, paymentBatchSize } from '../sweep-limits.ts'
import { canRetry, decideRefund, leaseMs, type RefundResponse } from './refund-outcome.ts'

export type RefundDeps = OutboxDeps & Pick<Deps, 'refunds' | 'refundProvider' | 'background'>

/**
 * Processes the due refunds, and returns how many were processed. Several processes can call this function at the same
 * time, because each refund is claimed by one process.
 */
export async function processRefunds(deps: RefundDeps, signal?: AbortSignal): Promise<number> {
  let processedCount = 0
  let consecutiveFailures = 0
  while (processedCount < paymentBatchSize && consecutiveFailures < maxFailures && !signal?.aborted) {
    const now = deps.now()
    const refund = await deps.refunds.claim(now, new Date(now.getTime() + leaseMs))
    if (!refund) break
    const response = await withTrace({ bookingRequestId: refund.bookingRequestId }, async () => {
      const currentResponse = await requestOrReadRefund(deps, refund)
      await settleRefund(deps, refund, currentResponse)
      return currentResponse
    })
    processedCount += 1
    consecutiveFailures = isFailure(response) ? consecutiveFailures + 1 : 0
  }
  return processedCount
}

async function requestOrReadRefund({ refundProvider, now }: RefundDeps, refund: StoredRefund): Promise<RefundResponse> {
  const { state, attempts, key, amount, reason, providerInvoiceId, providerRefundId } = refund
  if (state === 'pending' && providerRefundId !== null) {
    return (await refundProvider.get(providerRefundId)) ?? fail('payment_failed')
  }
  // If the first request is too old, the provider may have deleted the idempotency key. Another request could then
  // refund twice.
  if (attempts > 1 && !canRetry(refund, now())) return fail('payment_timeout')
  if (providerInvoiceId === null) return { refusalCode: 'INELIGIBLE_TRANSACTION' }
  return refundProvider.requestRefund({ providerInvoiceId, key, amount, reason })
}

/** A repeated response changes nothing. */
async function settleRefund(deps: RefundDeps, refund: StoredRefund, response: RefundResponse): Promise<void> {
  const { id, key } = refund
  setBookingRequestId(refund.bookingRequestId)
  const now = deps.now()
  const decide = (current: StoredRefund) => {
    // If the key changed, staff have requested the refund again meanwhile. A failure or refusal is then about the
    // earlier request.
    const isOutdated = current.key !== key && (isFailure(response) || 'refusalCode' in response)
    return isOutdated ? null : decideRefund(current, response, now)
  }
  const change = await deps.refunds.decide(id, decide, now)
  if (!change) return
  const level = change.needsAttention ? 'error' : 'info'
  deps.log({ level, event: `refund-${change.state}`, refund: id, why: change.event?.kind ?? null })
}

export function processRefundsInBackground(deps: RefundDeps): void {
  deps.background.run('refunds', async (signal, waitForIdle) => {
    try {
      await processRefunds(deps, signal)
      await sendOutbox(deps, signal, waitForIdle)
    } catch (error) {
      deps.log({ level: 'error', event: 'refunds-failed', ...describeError(error) })
    }
  })
}

/**
 * The content of the webhook is not trusted: the current state is read from the provider. Returns a failure if the
 * provider did not respond, so that the provider repeats the webhook.
 */
export async function receiveRefundWebhook(deps: RefundDeps, { id }: { id: string }): Promise<Failure | null> {
  const providerRefund = await deps.refundProvider.get(id)
  if (isFailure(providerRefund)) return providerRefund
  if (!providerRefund) return recordUnassignedRefund(deps, 'unknown_provider_refund', id)
  const refund = await deps.refunds.find({ id: providerRefund.id, key: providerRefund.key })
  // Notify staff of a refund that is not stored, for example because it was created in the provider's dashboard.
  if (!refund)
    return recordUnassignedRefund(deps, 'unknown_refund', id, {
      status: providerRefund.rawStatus,
      amount: providerRefund.amount,
    })
  await settleRefund(deps, refund, providerRefund)
  sendOutboxInBackground(deps)
  return null
}

async function recordUnassignedRefund(
  { bookings, log }: Pick<Deps, 'bookings' | 'log'>,
  kind: EventKind,
  id: string,
  additionalDetail: Record<string, unknown> = {},
): Promise<null> {
  const providerEventId = `${id}:${kind}`
  await bookings.storeUnassignedEvent({
    kind,
    detail: { refund: id, ...additionalDetail },
    providerEventId,
    needsAttention: true,
  })
  log({ level: 'error', event: `payment-${kind}` })
  return null
}
