import type { Deps } from '../deps.ts'
import { describeError } from '../describe-error.ts'
import { expireInvoices } from '../services/expire-invoices.ts'

const everyFiveMinutes = 5 * 60 * 1000

/** Ends overdue invoices now and every five minutes, one sweep after the other. `stop` waits for the one that runs. */
export function sweepRegularly(deps: Deps, interval = everyFiveMinutes): { stop(): Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = sweep()

  async function sweep(): Promise<void> {
    try {
      const counts = await expireInvoices(deps)
      if (counts.expired + counts.settled + counts.putOff > 0) deps.log({ level: 'info', event: 'sweep', ...counts })
    } catch (error) {
      deps.log({ level: 'error', event: 'sweep-failed', ...describeError(error) })
    }
    if (!isStopped) timer = setTimeout(() => (running = sweep()), interval)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
