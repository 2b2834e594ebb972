import { setTimeout as pause } from 'node:timers/promises'
import type { Background, WaitForIdle } from '../ports/background.ts'

/** Keeps the process running after the response until the work has finished. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Some hosts stop the process after the response. */
export const backgroundTimeoutMs = 3000

type Work = Parameters<Background['run']>[1]

/** The work waits for `waitForIdle` between its steps, so that pending responses are not delayed. */
export function createBackground(waitForIdle: WaitForIdle = () => Promise.resolve()): Background {
  const running = new Map<string, { next: Work | null; done: Promise<void> }>()
  const stopping = new AbortController()
  const { signal } = stopping

  async function runAll(name: string, first: Work): Promise<void> {
    let work: Work | null = first
    while (work && !signal.aborted) {
      await work(signal, waitForIdle)
      const state = running.get(name)
      work = state?.next ?? null
      if (state) state.next = null
    }
    running.delete(name)
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done))
  }

  return {
    run(name, work) {
      const state = running.get(name)
      if (state) state.next = work
      // The work starts in a later microtask, after it is registered as running.
      else running.set(name, { next: null, done: Promise.resolve().then(() => runAll(name, work)) })
    },
    idle,
    stop() {
      stopping.abort()
      return idle()
    },
  }
}

/**
 * Lets background work finish. If the host has no `waitUntil`, it may stop the process after the response. In this
 * case, the response waits until the work has finished or for `maxWaitMs`. The sweep does the remaining work.
 */
export async function finishWork(
  background: Pick<Background, 'idle'>,
  waitUntil: WaitUntil | undefined,
  maxWaitMs = backgroundTimeoutMs,
): Promise<void> {
  const allWork = background.idle()
  if (waitUntil) return waitUntil(allWork)
  const finished = new AbortController()
  await Promise.race([allWork, pause(maxWaitMs, undefined, { signal: finished.signal }).catch(() => undefined)])
  finished.abort()
}
