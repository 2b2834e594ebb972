import type { StoredRefund } from '../../ports/refunds.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long (ms) a claimed refund belongs to its process; longer than a slow provider takes. */
export const leaseMs = 2 * minuteMs

/** Minutes between unanswered requests. Their sum is less than a day. */
const retryDelaysMinutes = [1, 5, 15, 60, 3 * 60, 6 * 60, 6 * 60]

type RequestAge = Pick<StoredRefund, 'attempts' | 'requestedAt'>

/** Returns when to retry an unanswered request, or null if staff must take over. */
export function nextRetryAt(refund: RequestAge, now: Date): Date | null {
  const delayMinutes = retryDelaysMinutes[refund.attempts - 1]
  if (delayMinutes === undefined) return null
  const next = new Date(now.getTime() + delayMinutes * minuteMs)
  return canRetry(refund, next) ? next : null
}

/**
 * Returns whether a request that may have reached the provider can be repeated. The provider remembers an idempotency
 * key for a day only, and a later repeat could refund twice. The day is counted from the request by the traveller or
 * staff, because no call with this key can be older.
 */
export function canRetry({ requestedAt }: Pick<RequestAge, 'requestedAt'>, at: Date): boolean {
  return at.getTime() - requestedAt.getTime() < dayMs
}

/** Returns when to check a pending refund again if no webhook arrives. */
export function nextCheckAt(now: Date): Date {
  return new Date(now.getTime() + hourMs)
}

/** Returns whether a refund has been pending for longer than banks take. */
export function isRefundLate({ requestedAt }: Pick<StoredRefund, 'requestedAt'>, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() > 14 * dayMs
}
