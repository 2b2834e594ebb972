import { setTimeout as pause } from 'node:timers/promises'
import type { Background } from '../ports/background.ts'

/** A host's function that keeps the process alive until the work has finished, after the response was sent. */
export type WaitUntil = (work: Promise<unknown>) => void

/** How long (ms) a response waits for background work, if the process may stop after it. */
export const backgroundTimeoutMs = 3000

/**
 * Lets background work finish. Without `waitUntil` the host may stop the process after the response, so the response waits, for
 * at most `atMost` ms. The sweep completes what is left.
 */
export async function finishWork(
  background: Pick<Background, 'idle'>,
  waitUntil: WaitUntil | undefined,
  maxWaitMs = backgroundTimeoutMs,
): Promise<void> {
  const done = background.idle()
  if (waitUntil) return waitUntil(done)
  const finished = new AbortController()
  await Promise.race([done, pause(maxWaitMs, undefined, { signal: finished.signal }).catch(() => undefined)])
  finished.abort()
}
