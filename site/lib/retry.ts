const firstWait = 1_000
const longestWait = 30_000

/** Reads are tried this often again after the first attempt. */
export const retries = 3

/** Milliseconds to wait before retry `attempt` (0 is the first): 1, 2, 4 s and so on, 30 s at most; longer waits that the server asked for are kept to the same bound. */
export function retryWait(attempt: number, retryAfterSeconds = 0): number {
  const backOff = firstWait * 2 ** attempt
  return Math.min(Math.max(backOff, retryAfterSeconds * 1_000), longestWait)
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Runs `attempt` until it gives an answer worth keeping, waiting longer each time. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  shouldRetry: (result: Result) => { retryAfter?: number } | false,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Result> {
  let result = await attempt()
  for (let retry = 0; retry < retries; retry++) {
    const again = shouldRetry(result)
    if (!again) return result
    await pause(retryWait(retry, again.retryAfter))
    result = await attempt()
  }
  return result
}
