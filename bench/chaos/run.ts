import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../catalog/random.ts'
import { createLedger, type Ledger } from './cart.ts'
import type { Plan, PlannedFailure } from './plan.ts'
import { findViolations } from './rules.ts'
import { runTraveller } from './traveller.ts'
import { type Programs, startWorld, type World } from './world.ts'

export interface ChaosResult {
  violations: string[]
  ledger: Ledger
  /** How many calls and webhooks of the payment provider had each kind of fault. */
  providerSummary: string
  /** The duration of the booking phase. */
  durationMs: number
  /** The directory contains the logs. It is removed if there were no violations. */
  folder: string
}

export async function runChaos(plan: Plan, programs: Programs): Promise<ChaosResult> {
  const world = await startWorld(plan, programs)
  const ledger = createLedger()
  let violations: string[] = []
  try {
    const startedAt = performance.now()
    await runBookings(world, plan, ledger)
    const durationMs = performance.now() - startedAt
    world.provider.stopFaults()
    await Promise.all([world.webhookProxy.waitUntilIdle(), ...world.servers.map((server) => server.waitUntilReady())])
    await world.sweep()
    violations = await findViolations(world, ledger)
    const { provider, webhookProxy } = world
    const providerSummary = `${formatCounts(provider.counts)}; webhooks ${formatCounts(webhookProxy.counts)}`
    return { violations, ledger, providerSummary, durationMs, folder: world.folder }
  } finally {
    await world.stop({ keepsFolder: violations.length > 0 })
  }
}

async function runBookings(world: World, { seed, sizes, scenarios, failures }: Plan, ledger: Ledger): Promise<void> {
  // `startWorld` uses the seeds `seed + 1` and `seed + 2`.
  const random = createRandom(seed + 3)
  const scenarioQueue = [...scenarios]
  const failureQueue = [...failures]
  // Failures of the database run one after the other, because a server that is already stopped cannot be stopped again.
  // Processes fail independently.
  let databaseInterruption = Promise.resolve()
  const interruptions: Promise<void>[] = []
  let finishedCount = 0

  const interrupt = ({ kind, delayMs, downtimeMs }: PlannedFailure) => {
    const server = world.servers[random.integer(0, world.servers.length - 1)]
    if (kind === 'a process killed') interruptions.push(wait(delayMs).then(() => server?.kill(downtimeMs)))
    else {
      const how = kind === 'Postgres killed' ? 'killed' : 'restarted'
      databaseInterruption = databaseInterruption
        .then(() => wait(delayMs))
        .then(() => world.database.interrupt(how, downtimeMs))
      interruptions.push(databaseInterruption)
    }
  }
  const runClient = async () => {
    for (let scenario = scenarioQueue.pop(); scenario; scenario = scenarioQueue.pop()) {
      await runTraveller(world, ledger, random, scenario)
      finishedCount += 1
      for (let failure = failureQueue[0]; failure && failure.afterCarts <= finishedCount; failure = failureQueue[0]) {
        failureQueue.shift()
        interrupt(failure)
      }
    }
  }
  await Promise.all(Array.from({ length: sizes.clients }, runClient))
  await Promise.all(interruptions)
}

const formatCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([fault, count]) => `${fault} ${count}`)
    .join(', ')
