import { setTimeout as pause } from 'node:timers/promises'
import type { Background } from '../ports/background.ts'

/** What a host lends beside the connection: keeps the process until this is done, though the answer is given. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Milliseconds that an answer is kept back for the work beside it, where the process may end with the answer. */
export const patience = 3000

/**
 * Lets work beside an answer come to its end. A host without `waitUntil` may stop the process with the answer, so that is
 * kept back, though for `atMost` (ms) and no longer: what is left over the sweep takes up.
 */
export async function finishWork(
  background: Pick<Background, 'idle'>,
  waitUntil: WaitUntil | undefined,
  atMost = patience,
): Promise<void> {
  const done = background.idle()
  if (waitUntil) return waitUntil(done)
  const enough = new AbortController()
  await Promise.race([done, pause(atMost, undefined, { signal: enough.signal }).catch(() => undefined)])
  enough.abort()
}
