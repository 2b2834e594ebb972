import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { findFreePort } from '../dev/processes/ports.ts'
import type { Product } from '../dev/product/product.ts'
import { addDays } from '../shared/dates/index.ts'
import { findBookableTours, sendBooking } from './booking/request.ts'
import { signInTravellers } from './booking/travellers.ts'
import { type Measure, percentile } from './figure.ts'

const processes = 4
const runs = 20
const crowd = 200
const capacity = 5

/** Checks that concurrent bookings of the last spots of a day, through several processes, never exceed the capacity. */
export const measureLastSpots: Measure = async (product) => {
  const { siteUrl } = product.settings
  const cookies = await signInTravellers(product, 16)
  const [tour] = await findBookableTours(product, 1)
  if (!tour) throw new Error('No tour can be booked.')
  const servers = await Promise.all(Array.from({ length: processes }, () => startFunctions(product)))
  const client = new pg.Client({ connectionString: product.environment().DATABASE_URL })
  await client.connect()
  const samples: number[] = []
  let failedRuns = 0
  try {
    for (let run = 0; run < runs; run++) {
      const date = addDays(tour.firstDate, 60 + run)
      await client.query('insert into tour_places (tour_id, date, places) values ($1, $2, $3)', [
        tour.tourId,
        date,
        capacity,
      ])
      const outcomes = await Promise.all(
        Array.from({ length: crowd }, (_, number) =>
          sendBooking(
            servers[number % processes]?.address ?? '',
            siteUrl,
            cookies[number % 16] ?? '',
            tour.createRequest(date),
          ),
        ),
      )
      samples.push(...outcomes.map(({ durationMs }) => durationMs))
      const count = (code: string) => outcomes.filter(({ outcome }) => outcome === code).length
      const { rows } = await client.query<{ held: number }>(
        "select sum(count)::integer as held from holds where kind = 'tour' and resource_id = $1 and day = $2",
        [String(tour.tourId), date],
      )
      if (count('ok') !== capacity || count('sold_out') !== crowd - capacity || rows[0]?.held !== capacity)
        failedRuns += 1
    }
  } finally {
    await client.end()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  const name = `${crowd} at once for the last ${capacity} places, ${processes} processes`
  const summary = `${runs - failedRuns} of ${runs} runs right, slowest answer ${Math.round(percentile(samples, 1))} ms`
  return [{ name, value: summary, limit: `${runs} runs`, isWithin: failedRuns === 0 }]
}

/** Starts one more process of the functions on the product's database. */
async function startFunctions(product: Product): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['functions/dist/node.mjs'], {
    env: { ...product.environment(), SITE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitUntilListening(child)
  return {
    address: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function waitUntilListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The functions ended with ${code}.`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('"listening"')) resolve()
    })
  })
}
