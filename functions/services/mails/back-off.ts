const minuteMs = 60_000

/** Minutes between a failed attempt and the next one. They cover a mail server that is down for most of a day. */
const retryDelaysMinutes = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60]

export const maxAttempts = retryDelaysMinutes.length + 1

/** How long (ms) a claimed mail belongs to its sender; longer than a slow mail server takes. */
export const leaseMs = 2 * minuteMs

/** Returns when to retry after the failed attempt with this number (starting at 1), or null to give up. */
export function nextAttempt(attempt: number, now: Date): Date | null {
  const delayMinutes = retryDelaysMinutes[attempt - 1]
  return delayMinutes === undefined ? null : new Date(now.getTime() + delayMinutes * minuteMs)
}
