import type { Deps } from '../ports/deps.ts'
import type { WaitForIdle } from '../ports/background.ts'
import { sweep } from '../services/payments/sweep.ts'

const intervalMs = 5 * 60 * 1000

/**
 * Runs a sweep now and then every five minutes, one at a time; its mails wait for `quiet`. `stop` aborts the running sweep
 * after its current item.
 */
export function scheduleSweep(deps: Deps, waitForIdle: WaitForIdle): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    const counts = await sweep(deps, signal, waitForIdle)
    if (Object.values(counts).some((count) => count > 0)) deps.log({ level: 'info', event: 'sweep', ...counts })
    if (!signal.aborted) timer = setTimeout(() => (running = run()), intervalMs)
  }

  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
