import { describeError } from '@nusa/shared/log'
import type { Deps } from '../../deps.ts'
import { fail, isFailure } from '../../failure.ts'
import type { StoredRefund } from '../../ports/refunds.ts'
import { type OutboxNeeds, sendOutbox } from '../outbox/send-outbox.ts'
import { lease, mayAskOnceMore } from './refund-clock.ts'
import { type RefundAnswer, refundOutcome } from './refund-outcome.ts'

export type RefundNeeds = OutboxNeeds & Pick<Deps, 'refunds' | 'refundProvider' | 'background'>

const batch = 50
/** After this many consecutive failures the provider is not called again until the next run. */
const maxFailures = 3

/**
 * Processes the due refunds: requests each one from the provider, or reads its status if it was requested before. Safe to run
 * in several processes: each refund is claimed by one of them. Stops early between refunds when `signal` is aborted. Returns
 * how many refunds were processed.
 */
export async function processRefunds(deps: RefundNeeds, signal?: AbortSignal): Promise<number> {
  let processed = 0
  let failures = 0
  while (processed < batch && failures < maxFailures && !signal?.aborted) {
    const now = deps.now()
    const refund = await deps.refunds.take(now, new Date(now.getTime() + lease))
    if (!refund) break
    const answer = await ask(deps, refund)
    await settleRefund(deps, refund, answer)
    processed += 1
    failures = isFailure(answer) ? failures + 1 : 0
  }
  return processed
}

async function ask({ refundProvider, now }: RefundNeeds, refund: StoredRefund): Promise<RefundAnswer> {
  const { state, attempts, key, amount, reason, providerInvoiceId, providerRefundId } = refund
  if (state === 'pending' && providerRefundId !== null) {
    return (await refundProvider.get(providerRefundId)) ?? fail('payment_failed')
  }
  // The sweep did not run for so many hours that the provider may have forgotten the idempotency key. Requesting again could
  // refund twice.
  if (attempts > 1 && !mayAskOnceMore(refund, now())) return fail('payment_timeout')
  if (providerInvoiceId === null) return { refused: 'INELIGIBLE_TRANSACTION' }
  return refundProvider.ask({ providerInvoiceId, key, amount, reason })
}

/** Updates a refund from the provider's answer. The same answer twice changes nothing. */
export async function settleRefund(deps: RefundNeeds, { id }: StoredRefund, answer: RefundAnswer): Promise<void> {
  const now = deps.now()
  const change = await deps.refunds.decide(id, (refund) => refundOutcome(refund, answer, now), now)
  if (!change) return
  const level = change.needsAttention ? 'error' : 'info'
  deps.log({ level, event: `refund-${change.state}`, refund: id, why: change.event?.kind ?? null })
}

/** Processes the due refunds in the background, while the caller responds, and sends the resulting mails. */
export function askRefundsSoon(deps: RefundNeeds): void {
  deps.background.run('refunds', async (signal, quiet) => {
    try {
      await processRefunds(deps, signal)
      await sendOutbox(deps, signal, quiet)
    } catch (error) {
      deps.log({ level: 'error', event: 'refunds-failed', ...describeError(error) })
    }
  })
}
