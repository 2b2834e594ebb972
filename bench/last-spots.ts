import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { findFreePort } from '../dev/processes/ports.ts'
import type { Product } from '../dev/product/product.ts'
import { addDays, type LocalDate } from '../shared/dates/index.ts'
import { type BookableTour, findBookableTours, sendBooking } from './booking/request.ts'
import { signInTravellers } from './booking/travellers.ts'
import { waitUntilHealthy } from './chaos/server.ts'
import { type Figure, type Measure, percentile } from './figure.ts'

const processCount = 4
const runCount = 20
const concurrentBookings = 200
const capacity = 5

/** The bookings are for a departure if `startTimeId` is set, and otherwise for a whole day. */
interface RaceTarget {
  tour: BookableTour
  setCapacity(date: LocalDate): Promise<unknown>
  startTimeId?: string
}

/**
 * Checks that concurrent bookings of the last spots in several processes never exceed the capacity of a day or a
 * departure.
 */
export const measureLastSpots: Measure = async (product) => {
  const cookies = await signInTravellers(product, 16)
  const [tour, tourWithDepartures] = await findBookableTours(product, 2)
  if (!tour || !tourWithDepartures) throw new Error('Two tours must be bookable.')
  const servers = await Promise.all(Array.from({ length: processCount }, () => startFunctions(product)))
  const client = new pg.Client({ connectionString: product.environment().DATABASE_URL })
  await client.connect()
  const serverUrls = servers.map(({ serverUrl }) => serverUrl)
  const race = (target: RaceTarget) => raceForLastSpots(product.settings.siteUrl, cookies, serverUrls, client, target)
  try {
    const dayResult = await race({
      tour,
      setCapacity: (date) =>
        client.query('insert into tour_places (tour_id, date, places) values ($1, $2, $3)', [
          tour.tourId,
          date,
          capacity,
        ]),
    })
    const startTimeId = randomUUID()
    await client.query(
      `with changed as (update tours set updated_at = now() where id = $2 returning id)
        insert into tours_start_times (_order, _parent_id, id, time, capacity)
        select 1, id, $1, '01:00', $3 from changed`,
      [startTimeId, tourWithDepartures.tourId, capacity],
    )
    const departureResult = await race({ tour: tourWithDepartures, setCapacity: () => Promise.resolve(), startTimeId })
    const createName = (target: string) =>
      `${concurrentBookings} at once for the last ${capacity} places of a ${target}, ${processCount} processes`
    return [
      { name: createName('day'), ...dayResult },
      { name: createName('departure'), ...departureResult },
    ]
  } finally {
    await client.end()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

async function raceForLastSpots(
  siteUrl: string,
  cookies: readonly string[],
  serverUrls: readonly string[],
  client: pg.Client,
  { tour, setCapacity, startTimeId }: RaceTarget,
): Promise<Omit<Figure, 'name'>> {
  const samples: number[] = []
  let failedRuns = 0
  for (let run = 0; run < runCount; run++) {
    // Each run books another day.
    const date = addDays(tour.firstDate, 60 + run)
    await setCapacity(date)
    const outcomes = await Promise.all(
      Array.from({ length: concurrentBookings }, (_, index) =>
        sendBooking(
          serverUrls[index % processCount] ?? '',
          siteUrl,
          cookies[index % cookies.length] ?? '',
          tour.createRequest(date, startTimeId),
        ),
      ),
    )
    samples.push(...outcomes.map(({ durationMs }) => durationMs))
    const countOf = (code: string) => outcomes.filter(({ outcome }) => outcome === code).length
    const { rows } = await client.query<{ held: number }>(
      "select sum(count)::integer as held from holds where kind = 'tour' and resource_id = $1 and day = $2",
      [String(tour.tourId), date],
    )
    const areResponsesRight = countOf('ok') === capacity && countOf('sold_out') === concurrentBookings - capacity
    const areHoldsRight = rows[0]?.held === capacity
    if (!areResponsesRight || !areHoldsRight) failedRuns += 1
  }
  const slowestMs = Math.round(percentile(samples, 1))
  const summary = `${runCount - failedRuns} of ${runCount} runs right, slowest answer ${slowestMs} ms`
  return { value: summary, limit: `${runCount} runs`, isWithin: failedRuns === 0 }
}

async function startFunctions(product: Product): Promise<{ serverUrl: string; stop(): Promise<void> }> {
  const port = await findFreePort()
  const serverUrl = `http://localhost:${port}`
  const child = spawn(process.execPath, ['functions/dist/node.mjs'], {
    env: { ...product.environment(), SITE_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  if (!(await waitUntilHealthy(serverUrl, isRunning))) throw new Error('The API ended before it responded.')
  return {
    serverUrl,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
