import { setTimeout as pause } from 'node:timers/promises'
import type { Background, WaitForIdle } from '../ports/background.ts'

/** Keeps the process running after the response until the work has finished. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Limits how long a response waits for background work on a host that stops the process after the response. */
export const backgroundTimeoutMs = 3000

type Work = Parameters<Background['run']>[1]

/**
 * Creates a runner of background work. The work waits for `waitForIdle` between its steps, so that pending responses
 * are not delayed.
 */
export function createBackground(waitForIdle: WaitForIdle = () => Promise.resolve()): Background {
  const activeRuns = new Map<string, { nextWork: Work | null; done: Promise<void> }>()
  const stopController = new AbortController()
  const { signal } = stopController

  async function runAll(name: string, firstWork: Work): Promise<void> {
    let work: Work | null = firstWork
    while (work && !signal.aborted) {
      await work(signal, waitForIdle)
      const activeRun = activeRuns.get(name)
      work = activeRun?.nextWork ?? null
      if (activeRun) activeRun.nextWork = null
    }
    activeRuns.delete(name)
  }

  async function waitForCompletion(): Promise<void> {
    while (activeRuns.size > 0) await Promise.all([...activeRuns.values()].map(({ done }) => done))
  }

  return {
    run(name, work) {
      const activeRun = activeRuns.get(name)
      if (activeRun) activeRun.nextWork = work
      // The work starts in a later microtask, after it is registered as running.
      else activeRuns.set(name, { nextWork: null, done: Promise.resolve().then(() => runAll(name, work)) })
    },
    waitForCompletion,
    stop() {
      stopController.abort()
      return waitForCompletion()
    },
  }
}

/**
 * Lets background work finish. If the host has no `waitUntil`, it may stop the process after the response. In this
 * case, the response waits until the work has finished or for `maxWaitMs`. The scheduled sweep does the remaining work.
 */
export async function finishWork(
  background: Pick<Background, 'waitForCompletion'>,
  waitUntil: WaitUntil | undefined,
  maxWaitMs = backgroundTimeoutMs,
): Promise<void> {
  const allWork = background.waitForCompletion()
  if (waitUntil) return waitUntil(allWork)
  const timeoutController = new AbortController()
  await Promise.race([
    allWork,
    pause(maxWaitMs, undefined, { signal: timeoutController.signal }).catch(() => undefined),
  ])
  timeoutController.abort()
}
