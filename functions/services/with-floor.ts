import { setTimeout as wait } from 'node:timers/promises'

/**
 * Does the work, but answers no sooner than after `floor` milliseconds, so that the duration tells nothing. Where `signal`
 * says that the process wants to end it no longer waits.
 */
export async function withFloor<T>(floor: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(floor, undefined, signal && { signal })])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
