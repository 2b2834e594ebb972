import type { StoredRefund } from '../../ports/refunds.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long (ms) a claimed refund belongs to its process; longer than a slow provider takes. */
export const lease = 2 * minute

/** Minutes between unanswered requests. Their sum is less than a day. */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 6 * 60]

type RequestAge = Pick<StoredRefund, 'attempts' | 'createdAt'>

/** Returns when to retry an unanswered request, or null if staff must take over. */
export function nextQuestion(refund: RequestAge, now: Date): Date | null {
  const pause = pauses[refund.attempts - 1]
  if (pause === undefined) return null
  const next = new Date(now.getTime() + pause * minute)
  return mayAskOnceMore(refund, next) ? next : null
}

/**
 * Returns whether a request that may have reached the provider can be repeated. The provider remembers an idempotency key for a
 * day only, and a later repeat could refund twice. The day is counted from the creation of the refund, because no request can
 * be older.
 */
export function mayAskOnceMore({ createdAt }: Pick<RequestAge, 'createdAt'>, at: Date): boolean {
  return at.getTime() - createdAt.getTime() < day
}

/** Returns when to check a pending refund again if no webhook arrives. */
export function nextLook(now: Date): Date {
  return new Date(now.getTime() + hour)
}

/** Returns whether a refund has been pending for longer than banks take. */
export function patienceEnded({ createdAt }: Pick<StoredRefund, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > 14 * day
}
