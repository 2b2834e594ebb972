import { soldOutDetailsSchema } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LockDays, lockDays } from '../adapters/payload/stock.ts'
import type { Browser } from '../testing/browser.ts'
import { bookConcurrently, browserWithLock, noLock } from '../testing/concurrent-bookings.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
let day: LocalDate
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.clock.now = new Date()
  day = addDays(todayInBali(shop.clock.now), 7)
})

/** Offers a tour with departures at 01:00 and 02:00, each with a capacity of five. */
const offerBatur = (changes: Record<string, unknown> = {}) =>
  offerTour(shop, {
    cut_off_hours: 12,
    start_times: [
      { time: '01:00', label: 'Sunrise', capacity: 5 },
      { time: '02:00', capacity: 5 },
    ],
    ...changes,
  })

const startTimeIdOf = ({ start_times }: Tour, index: number) => start_times[index]?.id ?? ''

const requestDeparture = (tour: Tour, index: number, adults = 1, date = day) =>
  requestFor(tour, [choose(shop, tour, { adults, date, startTimeId: startTimeIdOf(tour, index) })])

const requestDay = (tour: Tour, adults = 1) => requestFor(tour, [choose(shop, tour, { adults, date: day })])

const requestMany = (tour: Tour, index: number, count: number) =>
  Array.from({ length: count }, () => requestDeparture(tour, index))

const book = (tour: Tour, index: number, adults = 1) => ayu.call('placeBooking', requestDeparture(tour, index, adults))

async function refusalOf(request: ReturnType<typeof requestDeparture>) {
  const { code, details } = await ayu.callExpectingFailure('placeBooking', request)
  return code === 'sold_out' ? soldOutDetailsSchema.parse(details).items : { code, details }
}

/** Returns how many spots of a departure are reserved; of the whole day if `startTimeId` is empty. */
async function countHeld(tour: Tour, startTimeId: string): Promise<number> {
  const { docs } = await shop.office.payload.find({
    collection: 'holds',
    where: {
      and: [
        { resource_id: { equals: String(tour.id) } },
        { released_at: { exists: false } },
        { start_time_id: { equals: startTimeId } },
      ],
    },
    pagination: false,
  })
  return docs.reduce((sum, { count }) => sum + count, 0)
}

const update = (tour: Tour, data: Record<string, unknown>) =>
  shop.office.payload.update({ collection: 'tours', id: tour.id, data })

const override = (tour: Tour, startTimeId: string, places: number) =>
  shop.office.payload.create({
    collection: 'tour-places',
    data: { tour: tour.id, date: day, start_time_id: startTimeId, places },
  })

const readAvailability = (tour: Tour) =>
  shop
    .newBrowser()
    .call('availability', undefined, `/api/availability?kind=tour&id=${tour.id}&from=${day}&to=${addDays(day, 1)}`)

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
    const tour = await offerBatur()
    const { created, refused } = await bookConcurrently(ayu, [...requestMany(tour, 0, 60), ...requestMany(tour, 1, 3)])
    expect([created.length, refused.length]).toEqual([8, 55])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['sold_out']))
    expect([await countHeld(tour, startTimeIdOf(tour, 0)), await countHeld(tour, startTimeIdOf(tour, 1))]).toEqual([
      5, 3,
    ])
  })

  test('would all succeed without the lock', async () => {
    const tour = await offerBatur()
    const crowd = 8
    const { created } = await bookConcurrently(browserWithLock(shop, ayu, noLock(crowd)), requestMany(tour, 0, crowd))
    expect(created).toHaveLength(crowd)
  })

  test('do not deadlock if carts contain the same departures in opposite order', async () => {
    const tour = await offerBatur({
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
    const { created, refused } = await bookConcurrently(ayu, requests)
    expect([created.length, refused]).toEqual([40, []])
  }, 30_000)

  test('count a booking of the whole day that began before the tour had start times', async () => {
    const tour = await offerTour(shop)
    const [locked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waitAfterLock: LockDays = async (tx, needs) => {
      const early = await lockDays(tx, needs)
      locked.resolve()
      await mayGoOn.promise
      return early
    }
    const early = bookConcurrently(browserWithLock(shop, ayu, waitAfterLock), [requestDay(tour, 4)])
    await locked.promise
    const saved = update(tour, { start_times: [{ time: '01:00', capacity: 5 }] })
    // Saving the tour waits until the booking is written.
    await expect.poll(countWaiting, { timeout: 5000 }).toBe(1)
    mayGoOn.resolve()
    const startTimeId = (await saved).start_times?.[0]?.id ?? ''
    const late = await bookConcurrently(
      ayu,
      [1, 2].map(() => requestFor(tour, [choose(shop, tour, { adults: 1, startTimeId })])),
    )
    expect([(await early).created.length, late.created.length]).toEqual([1, 1])
    expect((await countHeld(tour, '')) + (await countHeld(tour, startTimeId))).toBe(5)
  })

  test('are rejected if they are for the whole day and the tour gets start times before they lock it', async () => {
    const tour = await offerTour(shop)
    const addStartTimes: LockDays = async (tx, needs) => {
      await update(tour, { start_times: [{ time: '01:00', capacity: 5 }] })
      return lockDays(tx, needs)
    }
    const { refused } = await bookConcurrently(browserWithLock(shop, ayu, addStartTimes), [requestDay(tour)])
    expect(refused.map(({ code }) => code)).toEqual(['sold_out'])
  })
})

describe('the capacity of a departure', () => {
  test('counts only its own bookings, and names the start time when it is sold out', async () => {
    const tour = await offerBatur()
    await book(tour, 0, 4)
    expect(await refusalOf(requestDeparture(tour, 0, 2))).toMatchObject([
      { left: 1, message: expect.stringMatching(/^Only 1 spot left on .* at this start time\./) },
    ])
    await book(tour, 1, 5)
  })

  test('counts bookings of the whole day in each departure', async () => {
    const tour = await offerTour(shop)
    await ayu.call('placeBooking', requestDay(tour, 3))
    await update(tour, {
      start_times: [
        { time: '01:00', capacity: 5 },
        { time: '02:00', capacity: 5 },
      ],
    })
    const { docs } = await shop.office.payload.find({ collection: 'tours', where: { id: { equals: tour.id } } })
    for (const { id } of docs[0]?.start_times ?? []) {
      const request = requestFor(tour, [choose(shop, tour, { adults: 3, startTimeId: id })])
      expect(await refusalOf(request)).toMatchObject([{ left: 2 }])
    }
  })

  test('counts in the whole day if the tour goes back to being sold by the day', async () => {
    const tour = await offerBatur()
    await book(tour, 0, 2)
    await book(tour, 1, 2)
    // The form refuses to remove booked start times, so only the database can.
    await shop.office.pool.query('delete from tours_start_times where _parent_id = $1', [tour.id])
    await shop.office.pool.query('update tours set places_per_day = 5 where id = $1', [tour.id])
    expect(await refusalOf(requestDay(tour, 2))).toMatchObject([{ left: 1 }])
  })

  test('can be changed by staff for one departure, and closed for the whole day', async () => {
    const tour = await offerBatur()
    await override(tour, startTimeIdOf(tour, 0), 1)
    expect(await refusalOf(requestDeparture(tour, 0, 2))).toMatchObject([{ left: 1 }])
    await book(tour, 1, 2)
    await override(tour, '', 0)
    expect(await refusalOf(requestDeparture(tour, 0))).toMatchObject([{ left: 0 }])
    expect(await refusalOf(requestDeparture(tour, 1))).toMatchObject([{ left: 0 }])
    expect((await readAvailability(tour)).departures).toMatchObject({
      [startTimeIdOf(tour, 0)]: { places: 5, days: { [day]: 0 } },
    })
  })

  test('can be lowered below the booked spots, and nothing more is sold', async () => {
    const tour = await offerBatur()
    await book(tour, 0, 5)
    const start_times = tour.start_times.map((startTime) => ({ ...startTime, capacity: 2 }))
    await update(tour, { start_times })
    expect(await refusalOf(requestDeparture(tour, 0))).toMatchObject([{ left: 0 }])
  })

  test('still counts its bookings after its time and label were changed', async () => {
    const tour = await offerBatur()
    await book(tour, 0, 5)
    const start_times = tour.start_times
      .map((startTime) => ({ ...startTime, time: '03:00', label: 'Late' }))
      .slice(0, 1)
    await update(tour, { start_times })
    expect(await refusalOf(requestDeparture(tour, 0))).toMatchObject([{ left: 0 }])
  })

  test('is zero if the start time was removed after the choice was checked', async () => {
    const tour = await offerBatur()
    const removeStartTime: LockDays = async (tx, needs) => {
      await shop.office.pool.query('delete from tours_start_times where id = $1', [startTimeIdOf(tour, 0)])
      return lockDays(tx, needs)
    }
    const { refused } = await bookConcurrently(browserWithLock(shop, ayu, removeStartTime), requestMany(tour, 0, 1))
    expect(refused.map(({ code }) => code)).toEqual(['sold_out'])
  })
})

describe('the availability of a tour with start times', () => {
  test('is listed for each departure', async () => {
    const tour = await offerBatur()
    await book(tour, 0, 4)
    expect(await readAvailability(tour)).toEqual({
      places: null,
      days: {},
      departures: {
        [startTimeIdOf(tour, 0)]: { places: 5, days: { [day]: 1 } },
        [startTimeIdOf(tour, 1)]: { places: 5, days: {} },
      },
    })
  })
})

describe('a booking of a departure', () => {
  const at = (date: LocalDate, time: string) => new Date(`${date}T${time}:00+08:00`)

  test('stores its start time, its label and the time zone of the first destination', async () => {
    const destination = await shop.office.payload.create({
      collection: 'destinations',
      data: { name: 'Borobudur', slug: 'borobudur', time_zone: 'Asia/Jakarta', _status: 'published' },
    })
    const tour = await offerBatur({ destination_ids: [destination.id] })
    const { invoiceId } = await book(tour, 0)
    const invoice = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(invoice.bookings).toMatchObject([
      { start_time: '01:00', start_label: 'Sunrise', time_zone: 'Asia/Jakarta', pickup_time: '' },
    ])
    // The cut-off is 12 hours before 01:00 in Java, which is 14:00 the day before on Bali.
    shop.clock.now = at(addDays(day, -1), '13:59')
    await ayu.call('placeBooking', requestDeparture(tour, 0))
    shop.clock.now = at(addDays(day, -1), '14:00')
    expect(await refusalOf(requestDeparture(tour, 0))).toMatchObject({ code: 'not_bookable' })
  })

  test('cannot be made at 23:55 on the evening before, and its invoice expires at the cut-off', async () => {
    const tour = await offerBatur()
    shop.clock.now = at(addDays(day, -1), '23:55')
    expect(await refusalOf(requestDeparture(tour, 0))).toMatchObject({ code: 'not_bookable' })
    shop.clock.now = at(addDays(day, -1), '12:00')
    const { invoiceId } = await book(tour, 0)
    const { expires_at } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(new Date(expires_at)).toEqual(at(addDays(day, -1), '13:00'))
  })

  test('is rejected without a start time, and with one of another tour', async () => {
    const [tour, other] = [await offerBatur(), await offerBatur()]
    const reasonOf = async (startTimeId: string | null) => {
      const request = requestFor(tour, [choose(shop, tour, { startTimeId })])
      const { details } = await ayu.callExpectingFailure('placeBooking', request)
      return details
    }
    expect(await reasonOf(null)).toMatchObject({ items: [{ reason: 'start_time_missing' }] })
    expect(await reasonOf(startTimeIdOf(other, 0))).toMatchObject({ items: [{ reason: 'start_time_gone' }] })
  })

  test('prevents publishing the tour without its start time', async () => {
    const tour = await offerBatur()
    await book(tour, 1)
    await expect(update(tour, { start_times: tour.start_times.slice(0, 1) })).rejects.toMatchObject({
      data: {
        errors: [{ path: 'start_times', message: expect.stringContaining('The start time 02:00 has bookings') }],
      },
    })
    await update(tour, { start_times: tour.start_times.slice(1) })
  })
})
