const firstDelayMs = 1_000

/** How long after the first attempt a retry may start. */
const retryPeriodMs = 10_000

const maxRetries = 3

/** Returns 1, 2 and 4 s for the first three retries, or `retryAfterSeconds` if that is longer. */
export function retryDelayMs(retryIndex: number, retryAfterSeconds = 0): number {
  return Math.max(firstDelayMs * 2 ** retryIndex, retryAfterSeconds * 1_000)
}

/** After a lost response, reloaded data may show that the server carried out the request. */
const lostResponseWaitMs = 2_000

/**
 * Waits for a page to reload its data, for two seconds at most. If the reload takes longer, the caller should show the
 * failure.
 */
export function waitForReload(reload: Promise<void>): Promise<void> {
  return Promise.race([reload, wait(lostResponseWaitMs)])
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Retries with growing delays. Gives up if the next retry would start more than ten seconds after the first attempt,
 * for example because the response requires a long wait.
 * @param getRetryOptions returns false if the result needs no retry; `retryAfter` is the minimum delay in seconds
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  getRetryOptions: (result: Result) => { retryAfter?: number } | false,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Result> {
  const latestStart = Date.now() + retryPeriodMs
  let result = await attempt()
  for (let retryIndex = 0; retryIndex < maxRetries; retryIndex++) {
    const retryOptions = getRetryOptions(result)
    if (!retryOptions) return result
    const delayMs = retryDelayMs(retryIndex, retryOptions.retryAfter)
    if (Date.now() + delayMs > latestStart) return result
    await pause(delayMs)
    result = await attempt()
  }
  return result
}
