import { setTimeout as wait } from 'node:timers/promises'

/** Does the work, but returns no sooner than after `minDurationMs`, so that the duration reveals nothing. */
export async function withMinimumDuration<T>(minDurationMs: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(minDurationMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
