import type { Tour } from '@nusa/shared/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LockDays, lockDays } from '../adapters/payload/stock.ts'
import { bookConcurrently, browserWithLock, noLock } from '../testing/concurrent-bookings.ts'
import { createDepartureHelpers, type DepartureHelpers, startTimeIdOf } from '../testing/departures.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, countHeldSpots, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let helpers: DepartureHelpers
beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createDepartureHelpers(shop)
})
afterAll(() => shop.stop())

const requestMany = (tour: Tour, index: number, count: number) =>
  Array.from({ length: count }, () => helpers.requestDeparture(tour, index))

/** Returns how many transactions wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await shop.office.pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

describe('concurrent bookings of the last spots of a departure', () => {
  test('succeed until no spot is left, without affecting the other departure', async () => {
    const tour = await helpers.offerBatur()
    const { created, refused } = await bookConcurrently(helpers.ayu, [
      ...requestMany(tour, 0, 60),
      ...requestMany(tour, 1, 3),
    ])
    expect([created.length, refused.length]).toEqual([8, 55])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['sold_out']))
    expect([
      await countHeldSpots(shop, tour, startTimeIdOf(tour, 0)),
      await countHeldSpots(shop, tour, startTimeIdOf(tour, 1)),
    ]).toEqual([5, 3])
  })

  test('would all succeed without the lock', async () => {
    const tour = await helpers.offerBatur()
    const crowd = 8
    const { created } = await bookConcurrently(
      browserWithLock(shop, helpers.ayu, noLock(crowd)),
      requestMany(tour, 0, crowd),
    )
    expect(created).toHaveLength(crowd)
  })

  test('do not deadlock if carts contain the same departures in opposite order', async () => {
    const tour = await helpers.offerBatur({
      start_times: [
        { time: '01:00', capacity: 60 },
        { time: '02:00', capacity: 60 },
      ],
    })
    const requests = Array.from({ length: 40 }, (_, index) => {
      const order = index % 2 === 0 ? [0, 1] : [1, 0]
      return requestFor(
        tour,
        order.map((at) => choose(shop, tour, { adults: 1, startTimeId: startTimeIdOf(tour, at) })),
      )
    })
    const { created, refused } = await bookConcurrently(helpers.ayu, requests)
    expect([created.length, refused]).toEqual([40, []])
  }, 30_000)

  test('count a booking of the whole day that was being written when the tour got start times', async () => {
    const tour = await offerTour(shop)
    const [locked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waitAfterLock: LockDays = async (tx, needs) => {
      const early = await lockDays(tx, needs)
      locked.resolve()
      await mayGoOn.promise
      return early
    }
    const early = bookConcurrently(browserWithLock(shop, helpers.ayu, waitAfterLock), [helpers.requestDay(tour, 4)])
    await locked.promise
    const saved = helpers.update(tour, { start_times: [{ time: '01:00', capacity: 5 }] })
    // Saving the tour waits until the booking is written.
    await expect.poll(countWaiting, { timeout: 5000 }).toBe(1)
    mayGoOn.resolve()
    const startTimeId = (await saved).start_times?.[0]?.id ?? ''
    const late = await bookConcurrently(
      helpers.ayu,
      [1, 2].map(() => requestFor(tour, [choose(shop, tour, { adults: 1, startTimeId })])),
    )
    expect([(await early).created.length, late.created.length]).toEqual([1, 1])
    expect((await countHeldSpots(shop, tour, '')) + (await countHeldSpots(shop, tour, startTimeId))).toBe(5)
  })

  test('are rejected if they are for the whole day and the tour gets start times before the day is locked', async () => {
    const tour = await offerTour(shop)
    const addStartTimes: LockDays = async (tx, needs) => {
      await helpers.update(tour, { start_times: [{ time: '01:00', capacity: 5 }] })
      return lockDays(tx, needs)
    }
    const { refused } = await bookConcurrently(browserWithLock(shop, helpers.ayu, addStartTimes), [
      helpers.requestDay(tour),
    ])
    expect(refused.map(({ code }) => code)).toEqual(['sold_out'])
  })

  test('are rejected if the start time was removed after the choice was checked', async () => {
    const tour = await helpers.offerBatur()
    const removeStartTime: LockDays = async (tx, needs) => {
      await shop.office.pool.query('delete from tours_start_times where id = $1', [startTimeIdOf(tour, 0)])
      return lockDays(tx, needs)
    }
    const { refused } = await bookConcurrently(
      browserWithLock(shop, helpers.ayu, removeStartTime),
      requestMany(tour, 0, 1),
    )
    expect(refused.map(({ code }) => code)).toEqual(['sold_out'])
  })
})
