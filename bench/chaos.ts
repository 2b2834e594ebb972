import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { buildOutputs } from '../dev/product/commands.ts'
import { createPlan, failureKinds, type Plan, type Sizes } from './chaos/plan.ts'
import { type ChaosResult, runChaos } from './chaos/run.ts'
import { type Figure, formatSeconds } from './figure.ts'

/** Aligns further lines with the value of the first line, which follows a name of 50 characters and a space. */
const valueIndent = ' '.repeat(51)

const sizes: Sizes = {
  openCarts: 1000,
  limitedCarts: 240,
  limitedDays: 8,
  dailyCapacity: 25,
  travellers: 12,
  clients: 32,
  processes: 3,
  failures: { 'a process killed': 8, 'Postgres killed': 4, 'Postgres restarted': 4 },
  canProviderHang: true,
}

/**
 * Makes more than a thousand bookings while processes, Postgres and the payment provider fail. Then runs the sweep (the
 * scheduled reconciliation job) and checks that the data is consistent.
 */
export async function measureChaos(
  seed = Date.now() % 1_000_000,
  folder = dirname(buildOutputs.functions),
): Promise<Figure[]> {
  const plan = createPlan(seed, sizes)
  const result = await runChaos(plan, { serve: [join(folder, 'node.mjs')], sweep: [join(folder, 'sweep.mjs')] })
  return [createChaosFigure(plan, result)]
}

function createChaosFigure({ seed, sizes: { failures: failureCounts } }: Plan, result: ChaosResult): Figure {
  const { violations, ledger, providerSummary, durationMs, folder } = result
  const placedCount = ledger.carts.filter(({ outcome }) => outcome === 'placed').length
  const soldOutCount = ledger.carts.filter(({ outcome }) => outcome === 'sold out').length
  const failures = failureKinds.map((kind) => `${kind} ${failureCounts[kind]} times`).join(', ')
  const lines = [
    `${placedCount} bookings placed, ${soldOutCount} sold out, ${ledger.paidCount} paid, ${ledger.retryCount} retries, ${formatSeconds(durationMs)}`,
    `seed ${seed}; ${failures}`,
    `provider ${providerSummary}`,
    `slowest answer ${formatSeconds(ledger.slowestMs)}`,
  ]
  if (violations.length > 0) lines.push(...violations.map((violation) => `! ${violation}`), `logs in ${folder}`)
  return {
    name: 'bookings during failures',
    value: lines.join(`\n${valueIndent}`),
    limit: 'no rule violated',
    isWithin: violations.length === 0,
  }
}

// This file can also be run alone: node bench/chaos.ts [seed …]
if (argv[1] === import.meta.filename) {
  const givenSeeds = argv.slice(2).map(Number)
  // If no seed is given, the benchmark runs once with a random seed.
  const seeds = givenSeeds.length > 0 ? givenSeeds : [undefined]
  let isWithin = true
  for (const seed of seeds) {
    const [figure] = await measureChaos(seed)
    console.log(`${figure?.value}\n`)
    if (!figure?.isWithin) isWithin = false
  }
  process.exit(isWithin ? 0 : 1)
}
