import type { EventKind } from '@nusa/shared/booking'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, isFailure } from '../../ports/failure.ts'
import { sendOutboxInBackground } from '../mails/send-outbox.ts'
import { type RefundDeps, settleRefund } from './process-refunds.ts'

/**
 * Handles a webhook about a refund. Its content is only a hint: the current state is read from the provider. Returns null once
 * the result is stored, or a failure if the provider did not answer, so that it calls again.
 */
export async function receiveRefundWebhook(deps: RefundDeps, { id }: { id: string }): Promise<Failure | null> {
  const provider = await deps.refundProvider.get(id)
  if (isFailure(provider)) return provider
  if (!provider) return recordUnassigned(deps, 'unknown_provider_refund', id)
  const refund = await deps.refunds.find({ id: provider.id, key: provider.key })
  // For example, a refund created in the provider's dashboard: we have no record of it, so staff are notified.
  if (!refund)
    return recordUnassigned(deps, 'unknown_refund', id, { status: provider.rawStatus, amount: provider.amount })
  await settleRefund(deps, refund, provider)
  sendOutboxInBackground(deps)
  return null
}

async function recordUnassigned(
  { bookings, log }: Pick<Deps, 'bookings' | 'log'>,
  kind: EventKind,
  id: string,
  more: Record<string, unknown> = {},
): Promise<null> {
  const providerEventId = `${id}:${kind}`
  await bookings.storeUnassignedEvent({ kind, detail: { refund: id, ...more }, providerEventId, needsAttention: true })
  log({ level: 'error', event: `payment-${kind}` })
  return null
}
