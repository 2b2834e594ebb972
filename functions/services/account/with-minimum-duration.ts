import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs the work and resolves no sooner than after `minDurationMs`, so that the duration reveals nothing. Aborting `signal`
 * ends the wait.
 */
export async function withMinimumDuration<T>(
  minDurationMs: number,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(minDurationMs, undefined, signal && { signal })])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
