import type { StoredRefund } from '../../ports/refunds.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A taken refund belongs to whoever asks for it for this long (ms): more than a slow provider takes. */
export const lease = 2 * minute

/** Minutes between two questions that got no answer. All of them fit into a day. */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 6 * 60]

type Asked = Pick<StoredRefund, 'attempts' | 'createdAt'>

/** When an unanswered question is asked again; null where it is left to staff. */
export function nextQuestion(refund: Asked, now: Date): Date | null {
  const pause = pauses[refund.attempts - 1]
  if (pause === undefined) return null
  const next = new Date(now.getTime() + pause * minute)
  return mayAskOnceMore(refund, next) ? next : null
}

/**
 * Whether a question that may have been heard can be asked once more: only for a day is the provider sure to know its key
 * and to give nothing back twice. The day is counted from when the refund was written, before which nobody asked.
 */
export function mayAskOnceMore({ createdAt }: Pick<Asked, 'createdAt'>, at: Date): boolean {
  return at.getTime() - createdAt.getTime() < day
}

/** When a refund that is on its way is looked at again, should no webhook tell of it. */
export function nextLook(now: Date): Date {
  return new Date(now.getTime() + hour)
}

/** Whether a refund has been on its way for longer than banks take. */
export function patienceEnded({ createdAt }: Pick<StoredRefund, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > 14 * day
}
