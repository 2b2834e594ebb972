import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../dev/processes/ports.ts'
import { buildOutputs } from '../dev/product/commands.ts'
import type { Product } from '../dev/product/product.ts'
import { type Measure, percentile } from './figure.ts'

const LIMIT_MS = 500

/**
 * Measures the time from the start of a process with the bundled functions to its first response with data from the
 * database. Reports the median of five starts.
 */
export const measureColdStart: Measure = async (product) => {
  const samples: number[] = []
  for (let run = 0; run < 5; run++) samples.push(await coldStart(product))
  const median = percentile(samples, 0.5)
  return [
    {
      name: 'cold start of the functions',
      value: `${Math.round(median)} ms`,
      limit: `${LIMIT_MS} ms`,
      isWithin: median <= LIMIT_MS,
    },
  ]
}

async function coldStart(product: Product): Promise<number> {
  const port = await findFreePort()
  const env = { ...product.environment(), SITE_PORT: String(port) }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [buildOutputs.functions], { env, stdio: 'ignore' })
  try {
    for (;;) {
      const response = await fetch(`http://localhost:${port}/api/currency-rates`).catch(() => null)
      if (response?.ok) return performance.now() - startedAt
      if (child.exitCode !== null) throw new Error('The functions did not start.')
      await wait(2)
    }
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}
