const firstDelayMs = 1_000

/** How long after the first attempt a retry may start, in milliseconds. After that, the caller gets the failure. */
const timeoutMs = 10_000

/** The number of retries after the first attempt. */
const maxRetries = 3

/**
 * Returns the delay (milliseconds) before a retry, where `attempt` is 0 for the first retry. The delays are 1, 2 and 4
 * s, or longer if the server asks for it.
 */
export function retryDelayMs(attempt: number, retryAfterSeconds = 0): number {
  return Math.max(firstDelayMs * 2 ** attempt, retryAfterSeconds * 1_000)
}

/** How long to wait for a reload after a lost response (ms). The reload may show that the request was carried out. */
const lostResponseWaitMs = 2_000

/**
 * Resolves when the reload has ended, or after two seconds. If the reload takes longer, the caller should show the
 * failure.
 */
export function waitForReload(reload: Promise<void>): Promise<void> {
  return Promise.race([reload, wait(lostResponseWaitMs)])
}

/** Resolves after this many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Runs `attempt` until its result needs no retry, with growing delays. Gives up if a retry would start too late, for
 * example because the server asks for a long wait.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  shouldRetry: (result: Result) => { retryAfter?: number } | false,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Result> {
  const latestStart = Date.now() + timeoutMs
  let result = await attempt()
  for (let retry = 0; retry < maxRetries; retry++) {
    const retryOptions = shouldRetry(result)
    if (!retryOptions) return result
    const delayMs = retryDelayMs(retry, retryOptions.retryAfter)
    if (Date.now() + delayMs > latestStart) return result
    await pause(delayMs)
    result = await attempt()
  }
  return result
}
