import type { Deps } from '../../deps.ts'
import { type Failure, isFailure } from '../../failure.ts'
import { sendOutboxSoon } from '../outbox/send-outbox.ts'
import { type RefundNeeds, settleRefund } from './ask-refunds.ts'

/**
 * Takes the provider's word that one of its refunds changed as a hint and asks the provider itself. Resolves with null once
 * whatever followed is stored; with a failure, so that the provider calls again, where it could not be asked.
 */
export async function receiveRefundWebhook(deps: RefundNeeds, { id }: { id: string }): Promise<Failure | null> {
  const provider = await deps.refundProvider.get(id)
  if (isFailure(provider)) return provider
  if (!provider) return stray(deps, 'unknown_provider_refund', id)
  const refund = await deps.refunds.find({ id: provider.id, key: provider.key })
  // Made in the provider's dashboard, say: nothing of ours waits for it, and staff should know.
  if (!refund) return stray(deps, 'unknown_refund', id, { status: provider.rawStatus, amount: provider.amount })
  await settleRefund(deps, refund, provider)
  sendOutboxSoon(deps)
  return null
}

async function stray(
  { bookings, log }: Pick<Deps, 'bookings' | 'log'>,
  kind: string,
  id: string,
  more: Record<string, unknown> = {},
): Promise<null> {
  const providerEventId = `${id}:${kind}`
  await bookings.keepStrayEvent({ kind, detail: { refund: id, ...more }, providerEventId, needsAttention: true })
  log({ level: 'error', event: `payment-${kind}` })
  return null
}
