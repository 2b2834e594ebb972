const firstDelayMs = 1_000

/** How long after the first attempt a retry may start. */
const timeoutMs = 10_000

const maxRetries = 3

/** Returns 1, 2 and 4 s, or more if the server asks for it. */
export function retryDelayMs(attempt: number, retryAfterSeconds = 0): number {
  return Math.max(firstDelayMs * 2 ** attempt, retryAfterSeconds * 1_000)
}

/** After a lost response, a reload may show that the request was carried out. */
const lostResponseWaitMs = 2_000

/** Waits two seconds at most. If the reload takes longer, the caller should show the failure. */
export function waitForReload(reload: Promise<void>): Promise<void> {
  return Promise.race([reload, wait(lostResponseWaitMs)])
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Retries with growing delays. Gives up if a retry would start too late, for example because the server asks for a long
 * wait.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  shouldRetry: (result: Result) => { retryAfter?: number } | false,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Result> {
  const latestStart = Date.now() + timeoutMs
  let result = await attempt()
  for (let retryIndex = 0; retryIndex < maxRetries; retryIndex++) {
    const retryOptions = shouldRetry(result)
    if (!retryOptions) return result
    const delayMs = retryDelayMs(retryIndex, retryOptions.retryAfter)
    if (Date.now() + delayMs > latestStart) return result
    await pause(delayMs)
    result = await attempt()
  }
  return result
}
