import type { EventKind, RefundError, RefundErrorKind } from '@nusa/shared/booking'
import { type Failure, isFailure } from '../../ports/failure.ts'
import type { ProviderRefund, RefundChange, RefundRefusal, StoredRefund } from '../../ports/refunds.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** After this time (ms), another process may claim the refund. A slow provider takes less time. */
export const leaseMs = 2 * minuteMs

/**
 * The delays before repeating a request without a response. They add up to less than a day, because the provider
 * remembers an idempotency key for only a day.
 */
const retryDelaysMinutes = [1, 5, 15, 60, 3 * 60, 6 * 60, 6 * 60]

export type RefundResponse = ProviderRefund | RefundRefusal | Failure

/**
 * Returns how the provider's response changes a refund. This function is pure: the caller holds the lock and stores the
 * result. A refused, failed or unresolved refund needs attention by staff, who see its error.
 */
export function decideRefund(refund: StoredRefund, response: RefundResponse, now: Date): RefundChange | null {
  if (isOutdatedResponse(refund, response)) return null
  if (refund.state === 'succeeded') return decideAfterSuccess(refund, response)
  if (isFailure(response)) return decideMissingResponse(refund, now)
  if ('refusalCode' in response) return decideRefused(refund, response.refusalCode)
  if (response.status === 'failed') return decideFailed(refund, response)
  if (response.amount !== refund.amount) return decideWrongAmount(refund, response)
  if (response.status === 'succeeded') return decideSucceeded(response)
  return decidePending(refund, response, now)
}

/** A response about an earlier request is ignored. A success is never ignored, because the money was refunded. */
function isOutdatedResponse({ key, providerRefundId }: StoredRefund, response: RefundResponse): boolean {
  if (isFailure(response) || 'refusalCode' in response || response.status === 'succeeded') return false
  return response.key !== null && response.key !== key && response.id !== providerRefundId
}

function decideSucceeded(response: ProviderRefund): RefundChange {
  return {
    state: 'succeeded',
    providerRefundId: response.id,
    nextAttempt: null,
    error: null,
    needsAttention: false,
    event: toRefundEvent('refund_succeeded', response),
  }
}

function decideFailed(refund: StoredRefund, response: ProviderRefund): RefundChange | null {
  if (refund.state === 'failed') return null
  return {
    state: 'failed',
    providerRefundId: response.id,
    nextAttempt: null,
    error: toRefundError('failed', response.failureCode),
    needsAttention: true,
    event: toRefundEvent('refund_failed', response),
  }
}

function decidePending(refund: StoredRefund, response: ProviderRefund, now: Date): RefundChange | null {
  // A refund that staff handle does not change until the provider reports that it succeeded or failed.
  if (refund.state === 'by_hand' || refund.state === 'failed') return null
  const isLate = isRefundLate(refund, now)
  const isNew = refund.state === 'requested'
  return {
    state: 'pending',
    providerRefundId: response.id,
    nextAttempt: nextCheckAt(now),
    error: isLate ? toRefundError('late') : null,
    needsAttention: isLate,
    event: isNew ? toRefundEvent('refund_pending', response) : null,
  }
}

/**
 * The request may have reached the provider, so it is repeated with the same idempotency key while the provider
 * remembers the key.
 */
function decideMissingResponse(refund: StoredRefund, now: Date): RefundChange | null {
  if (refund.state === 'pending') {
    const isLate = isRefundLate(refund, now)
    const error = isLate ? toRefundError('late') : null
    return { state: 'pending', nextAttempt: nextCheckAt(now), error, needsAttention: isLate, event: null }
  }
  if (refund.state !== 'requested') return null
  const nextAttempt = nextRetryAt(refund, now)
  if (nextAttempt === null) {
    const event = { kind: 'refund_unanswered', detail: {}, providerEventId: null } as const
    return requireManualRefund(toRefundError('unanswered'), event)
  }
  return {
    state: 'requested',
    nextAttempt,
    error: toRefundError('retrying'),
    needsAttention: false,
    event: null,
  }
}

/**
 * Only a requested refund is refused. In any other state, a concurrent request with the same key was accepted, so the
 * refund continues.
 */
function decideRefused({ state }: StoredRefund, code: string): RefundChange | null {
  if (state !== 'requested') return null
  const event = { kind: 'refund_refused', detail: { code }, providerEventId: null } as const
  return requireManualRefund(toRefundError('refused', code), event)
}

function decideWrongAmount(refund: StoredRefund, response: ProviderRefund): RefundChange | null {
  if (refund.state === 'by_hand' && refund.providerRefundId === response.id) return null
  return {
    ...requireManualRefund(toRefundError('wrong_amount'), toRefundEvent('refund_wrong_amount', response)),
    providerRefundId: response.id,
  }
}

function requireManualRefund(error: RefundError, event: RefundChange['event']): RefundChange {
  return { state: 'by_hand', nextAttempt: null, error, needsAttention: true, event }
}

/** Staff must act if the refund was taken back or the money was refunded twice. */
function decideAfterSuccess(refund: StoredRefund, response: RefundResponse): RefundChange | null {
  if (isFailure(response) || 'refusalCode' in response) return null
  const isSameRefund = response.id === refund.providerRefundId
  if (isSameRefund && response.status === 'failed') {
    return flagSucceededRefund(toRefundError('taken_back'), toRefundEvent('refund_taken_back', response))
  }
  if (!isSameRefund && response.status === 'succeeded') {
    return flagSucceededRefund(toRefundError('refunded_twice'), toRefundEvent('refunded_twice', response))
  }
  return null
}

function flagSucceededRefund(error: RefundError, event: RefundChange['event']): RefundChange {
  return { state: 'succeeded', nextAttempt: null, error, needsAttention: true, event }
}

function toRefundError(kind: RefundErrorKind, detail: string | null = null): RefundError {
  return { kind, detail }
}

function toRefundEvent(kind: EventKind, response: ProviderRefund): NonNullable<RefundChange['event']> {
  return { kind, detail: toEventDetail(response), providerEventId: `${response.id}:${kind}` }
}

function toEventDetail({ id, rawStatus, amount, failureCode }: ProviderRefund): Record<string, unknown> {
  return { refund: id, status: rawStatus, amount, ...(failureCode && { failureCode }) }
}

type RequestAge = Pick<StoredRefund, 'attempts' | 'requestedAt'>

/** Returns null if staff must take over. */
function nextRetryAt(refund: RequestAge, now: Date): Date | null {
  const delayMinutes = retryDelaysMinutes[refund.attempts - 1]
  if (delayMinutes === undefined) return null
  const nextAttempt = new Date(now.getTime() + delayMinutes * minuteMs)
  return canRetry(refund, nextAttempt) ? nextAttempt : null
}

/**
 * Returns whether a request that may have reached the provider can be repeated. The provider remembers an idempotency
 * key for only a day, and a later repetition could refund twice. The day starts when the traveller or staff request the
 * refund, which is before the first call with this key.
 */
export function canRetry({ requestedAt }: Pick<RequestAge, 'requestedAt'>, at: Date): boolean {
  return at.getTime() - requestedAt.getTime() < dayMs
}

/** A pending refund is checked again if no webhook arrives. */
function nextCheckAt(now: Date): Date {
  return new Date(now.getTime() + hourMs)
}

/** Banks take less than two weeks. */
const lateRefundMs = 14 * dayMs

function isRefundLate({ requestedAt }: Pick<StoredRefund, 'requestedAt'>, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() > lateRefundMs
}
