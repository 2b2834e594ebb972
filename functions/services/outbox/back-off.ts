const minute = 60_000

/** Minutes between an attempt that failed and the next; a mail server may be away for the better part of a day. */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60]

export const mostAttempts = pauses.length + 1

/** A taken mail belongs to its sender for this long (ms): more than a slow mail server takes. */
export const lease = 2 * minute

/** When a mail is tried again whose attempt of this number (1 is the first) failed; null where it is given up. */
export function nextAttempt(attempt: number, now: Date): Date | null {
  const pause = pauses[attempt - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * minute)
}
