import { refundNotes as texts } from '@nusa/shared/booking'
import { type Failure, isFailure } from '../../failure.ts'
import type { ProviderRefund, RefundRefusal } from '../../ports/refund-provider.ts'
import type { RefundChange, StoredRefund } from '../../ports/refunds.ts'
import { nextLook, nextQuestion, patienceEnded } from './refund-clock.ts'

export type RefundAnswer = ProviderRefund | RefundRefusal | Failure

/**
 * What an answer of the provider means for a refund. Pure: the caller holds the lock and does what is decided. What is
 * refused, fails or stays unknown becomes a task for staff, in words that say what to do.
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

/** Also of a status that we don't know: it is looked at again, and some day by staff. */
function onItsWay(refund: StoredRefund, answer: ProviderRefund, now: Date): RefundChange | null {
  // What staff have in their hands stays there until the provider says how it ended.
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

/** It may or may not have been heard: the same key is asked again, until that could be too late. */
function unknown(refund: StoredRefund, now: Date): RefundChange | null {
  if (refund.state === 'pending') {
    const isLate = patienceEnded(refund, now)
    const words = isLate ? texts.late : null
    return { state: 'pending', nextAttempt: nextLook(now), error: words, needsAttention: isLate, event: null }
  }
  if (refund.state !== 'requested') return null
  const next = nextQuestion(refund, now)
  if (next === null) return byHand(texts.noAnswer, { kind: 'refund_unanswered', detail: {}, providerEventId: null })
  return { state: 'requested', nextAttempt: next, error: texts.askedAgain, needsAttention: false, event: null }
}

/** A refusal answers a question; what was taken on since by another one of the same key goes on. */
function refused({ state }: StoredRefund, code: string): RefundChange | null {
  if (state !== 'requested') return null
  return byHand(texts.refused(code), { kind: 'refund_refused', detail: { code }, providerEventId: null })
}

/** The provider's refund is kept: once staff have settled the rest, it is what gave the money back. */
function wrongAmount(refund: StoredRefund, answer: ProviderRefund): RefundChange | null {
  if (refund.state === 'by_hand' && refund.providerRefundId === answer.id) return null
  return { ...byHand(texts.wrongAmount, eventOf('refund_wrong_amount', answer)), providerRefundId: answer.id }
}

function byHand(error: string, event: RefundChange['event']): RefundChange {
  return { state: 'by_hand', nextAttempt: null, error, needsAttention: true, event }
}

/** Something that is told of a refund which had ended well: either nothing new, or money that moved once too often. */
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
