import { setTimeout as pause } from 'node:timers/promises'
import type { Background, WaitForIdle } from '../ports/background.ts'

/** A host's function that keeps the process alive until the work has finished, after the response was sent. */
export type WaitUntil = (work: Promise<unknown>) => void

/** How long (ms) a response waits for background work, if the process may stop after it. */
export const backgroundTimeoutMs = 3000

type Work = Parameters<Background['run']>[1]

/**
 * Runs background work in this process. Work can wait for `waitForIdle` between its steps, so that pending responses go
 * first.
 */
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
      // Starts in a later microtask, after the work is registered as running.
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
 * Lets background work finish. Without `waitUntil` the host may stop the process after the response, so the response
 * waits, for at most `maxWaitMs`. The sweep completes what is left.
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
