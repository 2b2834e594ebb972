import type { Deps } from '../deps.ts'
import { sweep } from '../services/sweep.ts'

const everyFiveMinutes = 5 * 60 * 1000

/** Sweeps now and every five minutes, one sweep after the other. `stop` ends the one that runs after what it is at. */
export function sweepRegularly(deps: Deps, interval = everyFiveMinutes): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    const counts = await sweep(deps, signal)
    if (Object.values(counts).some((count) => count > 0)) deps.log({ level: 'info', event: 'sweep', ...counts })
    if (!signal.aborted) timer = setTimeout(() => (running = run()), interval)
  }

  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
