import type { Deps } from '../deps.ts'
import type { Quiet } from '../ports/background.ts'
import { sweep } from '../services/sweep.ts'

const everyFiveMinutes = 5 * 60 * 1000

/**
 * Runs a sweep now and then every five minutes, one at a time; its mails wait for `quiet`. `stop` aborts the running sweep
 * after its current item.
 */
export function sweepRegularly(deps: Deps, quiet: Quiet): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    const counts = await sweep(deps, signal, quiet)
    if (Object.values(counts).some((count) => count > 0)) deps.log({ level: 'info', event: 'sweep', ...counts })
    if (!signal.aborted) timer = setTimeout(() => (running = run()), everyFiveMinutes)
  }

  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
