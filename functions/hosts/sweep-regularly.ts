import type { Deps } from '../deps.ts'
import { describeError } from '../describe-error.ts'
import { sweep } from '../services/sweep.ts'

const everyFiveMinutes = 5 * 60 * 1000

/** Sweeps now and every five minutes, one sweep after the other. `stop` waits for the one that runs. */
export function sweepRegularly(deps: Deps, interval = everyFiveMinutes): { stop(): Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    try {
      const counts = await sweep(deps)
      if (Object.values(counts).some((count) => count > 0)) deps.log({ level: 'info', event: 'sweep', ...counts })
    } catch (error) {
      deps.log({ level: 'error', event: 'sweep-failed', ...describeError(error) })
    }
    if (!isStopped) timer = setTimeout(() => (running = run()), interval)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
