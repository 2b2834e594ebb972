import { refundNotes as texts } from '@nusa/shared/booking'
import { type Failure, isFailure } from '../../failure.ts'
import type { ProviderRefund, RefundRefusal } from '../../ports/refund-provider.ts'
import type { RefundChange, StoredRefund } from '../../ports/refunds.ts'
import { nextLook, nextQuestion, patienceEnded } from './refund-clock.ts'

export type RefundAnswer = ProviderRefund | RefundRefusal | Failure

/**
 * Returns what the provider's answer means for a refund. Pure: the caller holds the lock and stores the result. A refused,
 * failed or unresolved refund becomes a task for staff, with a text that says what to do.
 */
export function refundOutcome(refund: StoredRefund, answer: RefundAnswer, now: Date): RefundChange | null {
  if (refund.state === 'succeeded') return afterTheEnd(refund, answer)
  if (isFailure(answer)) return unknown(refund, now)
  if ('refused' in answer) return refused(refund, answer.refused)
  if (answer.status === 'failed') return failed(refund, answer)
  if (answer.amount !== refund.amount) return wrongAmount(refund, answer)
  if (answer.status === 'succeeded') return succeeded(answer)
  return onItsWay(refund, answer, now)
}

function succeeded(answer: ProviderRefund): RefundChange {
  return {
    state: 'succeeded',
    providerRefundId: answer.id,
    nextAttempt: null,
    error: null,
    needsAttention: false,
    event: eventOf('refund_succeeded', answer),
  }
}

function failed(refund: StoredRefund, answer: ProviderRefund): RefundChange | null {
  if (refund.state === 'failed') return null
  return {
    state: 'failed',
    providerRefundId: answer.id,
    nextAttempt: null,
    error: texts.failed(answer.failureCode),
    needsAttention: true,
    event: eventOf('refund_failed', answer),
  }
}

/** Also handles unknown statuses: they are checked again and eventually handed to staff. */
function onItsWay(refund: StoredRefund, answer: ProviderRefund, now: Date): RefundChange | null {
  // A refund that staff handle stays with them until the provider reports its end.
  if (refund.state === 'by_hand' || refund.state === 'failed') return null
  const isLate = patienceEnded(refund, now)
  const isNew = refund.state === 'requested'
  return {
    state: 'pending',
    providerRefundId: answer.id,
    nextAttempt: nextLook(now),
    error: isLate ? texts.late : null,
    needsAttention: isLate,
    event: isNew ? eventOf('refund_pending', answer) : null,
  }
}

/** The request may have reached the provider: it is repeated with the same key until that is no longer safe. */
function unknown(refund: StoredRefund, now: Date): RefundChange | null {
  if (refund.state === 'pending') {
    const isLate = patienceEnded(refund, now)
    const error = isLate ? texts.late : null
    return { state: 'pending', nextAttempt: nextLook(now), error, needsAttention: isLate, event: null }
  }
  if (refund.state !== 'requested') return null
  const next = nextQuestion(refund, now)
  if (next === null) return byHand(texts.noAnswer, { kind: 'refund_unanswered', detail: {}, providerEventId: null })
  return { state: 'requested', nextAttempt: next, error: texts.askedAgain, needsAttention: false, event: null }
}

/** A refusal only ends a requested refund. If a concurrent request with the same key was accepted, that one continues. */
function refused({ state }: StoredRefund, code: string): RefundChange | null {
  if (state !== 'requested') return null
  return byHand(texts.refused(code), { kind: 'refund_refused', detail: { code }, providerEventId: null })
}

/** The provider's refund is stored: after staff have resolved the difference, it is the one that returned the money. */
function wrongAmount(refund: StoredRefund, answer: ProviderRefund): RefundChange | null {
  if (refund.state === 'by_hand' && refund.providerRefundId === answer.id) return null
  return { ...byHand(texts.wrongAmount, eventOf('refund_wrong_amount', answer)), providerRefundId: answer.id }
}

function byHand(error: string, event: RefundChange['event']): RefundChange {
  return { state: 'by_hand', nextAttempt: null, error, needsAttention: true, event }
}

/** Handles an answer about a succeeded refund: either nothing new, or money that was moved once too often. */
function afterTheEnd(refund: StoredRefund, answer: RefundAnswer): RefundChange | null {
  if (isFailure(answer) || 'refused' in answer) return null
  const isOurs = answer.id === refund.providerRefundId
  const kind = isOurs && answer.status === 'failed' ? 'refund_taken_back' : 'refunded_twice'
  const fits = isOurs ? answer.status !== 'failed' : answer.status !== 'succeeded'
  if (fits) return null
  return {
    state: 'succeeded',
    nextAttempt: null,
    error: isOurs ? texts.takenBack : texts.twice,
    needsAttention: true,
    event: eventOf(kind, answer),
  }
}

function eventOf(kind: string, answer: ProviderRefund): NonNullable<RefundChange['event']> {
  return { kind, detail: detailOf(answer), providerEventId: `${answer.id}:${kind}` }
}

function detailOf({ id, rawStatus, amount, failureCode }: ProviderRefund): Record<string, unknown> {
  return { refund: id, status: rawStatus, amount, ...(failureCode && { failureCode }) }
}
