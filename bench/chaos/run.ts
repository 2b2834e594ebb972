import { setTimeout as wait } from 'node:timers/promises'
import { makeChance } from '../catalog/random.ts'
import { type Ledger, newLedger } from './ledger.ts'
import type { Disaster, Plan } from './plan.ts'
import { findViolations } from './rules.ts'
import { travel } from './traveller.ts'
import { type Programs, startWorld, type World } from './world.ts'

export interface Outcome {
  violations: string[]
  ledger: Ledger
  /** What the payment provider and its webhooks did, as text. */
  weather: string
  /** Duration of the booking phase in milliseconds. */
  took: number
  /** The directory with the logs; removed if there were no violations. */
  folder: string
}

/** Lets all travellers book while everything fails, runs one sweep, and checks the result. */
export async function runChaos(plan: Plan, programs: Programs): Promise<Outcome> {
  const world = await startWorld(plan, programs)
  const ledger = newLedger()
  let violations: string[] = []
  try {
    const started = performance.now()
    await liveThroughIt(world, plan, ledger)
    const took = performance.now() - started
    world.provider.calmDown()
    await Promise.all([world.postman.idle(), ...world.servers.map((server) => server.ready())])
    await world.sweep()
    violations = await findViolations(world, ledger)
    const weather = [world.provider.counts, world.postman.counts].map(inWords).join('; webhooks ')
    return { violations, ledger, weather, took, folder: world.folder }
  } finally {
    await world.stop(violations.length > 0)
  }
}

async function liveThroughIt(world: World, { seed, sizes, wishes, disasters }: Plan, ledger: Ledger): Promise<void> {
  const chance = makeChance(seed + 3)
  const queue = [...wishes]
  const ahead = [...disasters]
  // One database failure at a time, so that a stopped server is never told to restart. Processes fail independently.
  let database = Promise.resolve()
  const struck: Promise<void>[] = []
  let through = 0

  const strike = ({ kind, delay, away }: Disaster) => {
    const server = world.servers[chance.whole(0, world.servers.length - 1)]
    if (kind === 'a process killed') struck.push(wait(delay).then(() => server?.strike(away)))
    else {
      const how = kind === 'Postgres killed' ? 'killed' : 'restarted'
      database = database.then(() => wait(delay)).then(() => world.database.strike(how, away))
      struck.push(database)
    }
  }
  const client = async () => {
    for (let wish = queue.pop(); wish; wish = queue.pop()) {
      await travel(world, ledger, chance, wish)
      through += 1
      for (let next = ahead[0]; next && next.at <= through; next = ahead[0]) strike(ahead.shift() ?? next)
    }
  }
  await Promise.all(Array.from({ length: sizes.clients }, client))
  await Promise.all(struck)
}

const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')
