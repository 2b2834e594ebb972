import type { StoredRefund } from '../../ports/refunds.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A taken refund belongs to whoever asks for it for this long (ms): more than a slow provider takes. */
export const lease = 2 * minute

/** Minutes between two questions that got no answer. All of them fit into a day, as long as a key is sure to be known. */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 6 * 60]

/** When an unanswered question is asked again; null where it is left to staff. */
export function nextQuestion({ attempts }: Pick<StoredRefund, 'attempts'>, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * minute)
}

/** When a refund that is on its way is looked at again, should no webhook tell of it. */
export function nextLook(now: Date): Date {
  return new Date(now.getTime() + hour)
}

/** Whether a refund has been on its way for longer than banks take. */
export function patienceEnded({ createdAt }: Pick<StoredRefund, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > 14 * day
}
