import { describeError } from '@nusa/shared/log'
import type { Deps } from '../../deps.ts'
import { fail, isFailure } from '../../failure.ts'
import type { StoredRefund } from '../../ports/refunds.ts'
import { type OutboxNeeds, sendOutbox } from '../outbox/send-outbox.ts'
import { lease, mayAskOnceMore } from './refund-clock.ts'
import { type RefundAnswer, refundOutcome } from './refund-outcome.ts'

export type RefundNeeds = OutboxNeeds & Pick<Deps, 'refunds' | 'refundProvider' | 'background'>

const batch = 50
/** After so many questions in a row without an answer the provider is left alone until the next run. */
const patience = 3

/**
 * Asks the provider about every refund that is due: for the money where it was not asked yet, else what became of it. May
 * run in several processes at once: each refund is taken by one of them. Ends early, after a whole refund, where `signal`
 * says so. Gives how many were asked about.
 */
export async function askRefunds(deps: RefundNeeds, signal?: AbortSignal): Promise<number> {
  let asked = 0
  let unanswered = 0
  while (asked < batch && unanswered < patience && !signal?.aborted) {
    const now = deps.now()
    const refund = await deps.refunds.take(now, new Date(now.getTime() + lease))
    if (!refund) break
    const answer = await ask(deps, refund)
    await settleRefund(deps, refund, answer)
    asked += 1
    unanswered = isFailure(answer) ? unanswered + 1 : 0
  }
  return asked
}

async function ask({ refundProvider, now }: RefundNeeds, refund: StoredRefund): Promise<RefundAnswer> {
  const { state, attempts, key, amount, reason, providerInvoiceId, providerRefundId } = refund
  if (state === 'pending' && providerRefundId !== null) {
    return (await refundProvider.get(providerRefundId)) ?? fail('payment_failed')
  }
  // Nobody swept for so long that the key of an earlier question may be forgotten: it stays without an answer.
  if (attempts > 1 && !mayAskOnceMore(refund, now())) return fail('payment_timeout')
  if (providerInvoiceId === null) return { refused: 'INELIGIBLE_TRANSACTION' }
  return refundProvider.ask({ providerInvoiceId, key, amount, reason })
}

/** Makes of a refund what the provider says; the same answer twice changes nothing. */
export async function settleRefund(deps: RefundNeeds, { id }: StoredRefund, answer: RefundAnswer): Promise<void> {
  const now = deps.now()
  const change = await deps.refunds.decide(id, (refund) => refundOutcome(refund, answer, now), now)
  if (!change) return
  const level = change.needsAttention ? 'error' : 'info'
  deps.log({ level, event: `refund-${change.state}`, refund: id, why: change.event?.kind ?? null })
}

/** Asks for what is due beside the answer that the caller is about to give, and sends the mails that follow from it. */
export function askRefundsSoon(deps: RefundNeeds): void {
  deps.background.run('refunds', async (signal, quiet) => {
    try {
      await askRefunds(deps, signal)
      await sendOutbox(deps, signal, quiet)
    } catch (error) {
      deps.log({ level: 'error', event: 'refunds-failed', ...describeError(error) })
    }
  })
}
