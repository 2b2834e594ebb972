const firstWait = 1_000

/** Milliseconds after its first attempt in which a read may be tried again: whoever waits for it should hear how it went. */
const patience = 10_000

/** Reads are tried this often again after the first attempt. */
const retries = 3

/** Milliseconds to wait before retry `attempt` (0 is the first): 1, 2 and 4 s, or as long as the server asked for. */
export function retryWait(attempt: number, retryAfterSeconds = 0): number {
  return Math.max(firstWait * 2 ** attempt, retryAfterSeconds * 1_000)
}

/** Milliseconds in which reading anew may tell that something was done of which no answer was heard. */
const hearingTime = 2_000

/** Resolves when `reading` has ended, or when whoever waits should hear that something failed. */
export function readInTime(reading: Promise<void>): Promise<void> {
  return Promise.race([reading, wait(hearingTime)])
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Runs `attempt` until it gives an answer worth keeping, waiting longer each time. A retry that would begin too late is not
 * waited for: after an attempt that took long, or where the server wants to be left alone for longer.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  shouldRetry: (result: Result) => { retryAfter?: number } | false,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Result> {
  const latest = Date.now() + patience
  let result = await attempt()
  for (let retry = 0; retry < retries; retry++) {
    const again = shouldRetry(result)
    if (!again) return result
    const waiting = retryWait(retry, again.retryAfter)
    if (Date.now() + waiting > latest) return result
    await pause(waiting)
    result = await attempt()
  }
  return result
}
