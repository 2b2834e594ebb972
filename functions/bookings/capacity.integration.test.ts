import { soldOutDetailsSchema } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LockDays, lockDays } from '../adapters/payload/stock.ts'
import { expireInvoices } from '../services/payments/expire-invoices.ts'
import type { Browser } from '../testing/browser.ts'
import { bookConcurrently, browserWithLock, noLock, singleRequests } from '../testing/concurrent-bookings.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, countHeldSpots, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.clock.now = new Date()
})

async function bookExpectingFailure(tour: Tour, ...adults: number[]) {
  const request = requestFor(
    tour,
    adults.map((count) => choose(shop, tour, { adults: count })),
  )
  const { code, status, details } = await ayu.callExpectingFailure('placeBooking', request)
  return { code, status, items: soldOutDetailsSchema.parse(details).items }
}

const book = (tour: Tour, adults: number) =>
  ayu.call('placeBooking', requestFor(tour, [choose(shop, tour, { adults })]))

describe('concurrent bookings of the last spots', () => {
  test('succeed until no spot is left, and all others are rejected as sold out', async () => {
    const tour = await offerTour(shop, { places_per_day: 5 })
    const { created, refused } = await bookConcurrently(ayu, singleRequests(shop, tour, 60))
    expect([created.length, refused.length]).toEqual([5, 55])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['sold_out']))
    expect(await countHeldSpots(shop, tour)).toBe(5)
  })

  test('would all succeed without the lock, because each booking would count the spots before another is written', async () => {
    const tour = await offerTour(shop, { places_per_day: 5 })
    const crowd = 8
    const { created } = await bookConcurrently(
      browserWithLock(shop, ayu, noLock(crowd)),
      singleRequests(shop, tour, crowd),
    )
    expect(created).toHaveLength(crowd)
    expect(await countHeldSpots(shop, tour)).toBe(crowd)
  })

  test('are rejected without waiting for the lock if the day is sold out', async () => {
    const tour = await offerTour(shop, { places_per_day: 1 })
    await book(tour, 1)
    const day = `stock:tour:${tour.id}:${addDays(todayInBali(shop.clock.now), 7)}`
    const client = await shop.office.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [day])
      const { refused } = await bookConcurrently(ayu, singleRequests(shop, tour, 1))
      expect(refused.map(({ code }) => code)).toEqual(['sold_out'])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('respect a capacity that is set at the same moment', async () => {
    const tour = await offerTour(shop)
    const [locked, isBounded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waitForBound: LockDays = async (tx, needs) => {
      const early = await lockDays(tx, needs)
      locked.resolve()
      await isBounded.promise
      return early
    }
    const early = bookConcurrently(browserWithLock(shop, ayu, waitForBound), singleRequests(shop, tour, 1))
    await locked.promise
    const data = { tour: tour.id, date: addDays(todayInBali(shop.clock.now), 7), places: 1 }
    await shop.office.payload.create({ collection: 'tour-places', data })
    const late = bookConcurrently(ayu, singleRequests(shop, tour, 2))
    isBounded.resolve()
    const outcomes = [await early, await late]
    expect(outcomes.flatMap(({ created }) => created)).toHaveLength(1)
    expect(outcomes.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual(['sold_out', 'sold_out'])
  })

  test('do not deadlock if carts contain the same days in opposite order', async () => {
    const [one, two] = [await offerTour(shop, { places_per_day: 60 }), await offerTour(shop, { places_per_day: 60 })]
    const requests = Array.from({ length: 40 }, (_, index) => {
      const pair = [one, two].map((tour) => ({ tour, request: requestFor(tour, [choose(shop, tour, { adults: 1 })]) }))
      const ordered = index % 2 === 0 ? pair : pair.toReversed()
      const [first] = ordered
      if (!first) throw new Error('A cart of two has a first item.')
      return {
        ...first.request,
        items: ordered.flatMap(({ request }, at) => request.items.map((item) => ({ ...item, itemId: `item-${at}` }))),
        seenTotal: ordered.reduce((sum, { request }) => sum + request.seenTotal, 0),
      }
    })
    const { created, refused } = await bookConcurrently(ayu, requests)
    expect([created.length, refused]).toEqual([40, []])
    expect([await countHeldSpots(shop, one), await countHeldSpots(shop, two)]).toEqual([40, 40])
  }, 30_000)

  test('reserve the spots once if the same request is sent repeatedly', async () => {
    const tour = await offerTour(shop, { places_per_day: 2 })
    const request = requestFor(tour, [choose(shop, tour, { adults: 2 })])
    const { created } = await bookConcurrently(ayu, [request, request, request])
    expect([created.length, new Set(created).size, await countHeldSpots(shop, tour)]).toEqual([3, 1, 2])
  })
})

describe('the capacity of a day', () => {
  test('prevents an order if an item needs more spots than are left', async () => {
    const tour = await offerTour(shop, { places_per_day: 5 })
    await book(tour, 3)
    const date = addDays(todayInBali(shop.clock.now), 7)
    const { code, status, items } = await bookExpectingFailure(tour, 3)
    expect([code, status]).toEqual(['sold_out', 409])
    expect(items).toEqual([
      { itemId: 'item-1', day: date, left: 2, message: expect.stringMatching(/^Only 2 spots left on /) },
    ])
    expect(await countHeldSpots(shop, tour)).toBe(3)
  })

  test('is shared by the items of one cart', async () => {
    const tour = await offerTour(shop, { places_per_day: 5 })
    expect((await bookExpectingFailure(tour, 3, 3)).items).toMatchObject([{ itemId: 'item-2', left: 2 }])
    expect(await countHeldSpots(shop, tour)).toBe(0)
  })

  test('is unlimited unless it is set, and counts earlier bookings once it is set', async () => {
    const tour = await offerTour(shop)
    await book(tour, 99)
    await book(tour, 99)
    await shop.office.payload.update({ collection: 'tours', id: tour.id, data: { places_per_day: 199 } })
    expect((await bookExpectingFailure(tour, 2)).items).toMatchObject([{ left: 1 }])
  })

  test('counts packages, not travellers, for tours sold by the package', async () => {
    const tour = await offerTour(shop, { places_per_day: 3 })
    const packageId = tour.pricing[1]?.id ?? ''
    const cars = (packageCount: number) =>
      requestFor(tour, [choose(shop, tour, { packageId, packageCount, adults: 9 })])
    await ayu.call('placeBooking', cars(2))
    expect(await countHeldSpots(shop, tour)).toBe(2)
    expect((await ayu.callExpectingFailure('placeBooking', cars(2))).code).toBe('sold_out')
  })

  test('can be changed by staff for a single day', async () => {
    const tour = await offerTour(shop, { places_per_day: 12 })
    const date = addDays(todayInBali(shop.clock.now), 7)
    const data = { tour: tour.id, date, places: 1 }
    const { id } = await shop.office.payload.create({ collection: 'tour-places', data })
    expect((await bookExpectingFailure(tour, 2)).items).toMatchObject([{ left: 1 }])
    await shop.office.payload.update({ collection: 'tour-places', id, data: { places: 0 } })
    expect((await bookExpectingFailure(tour, 1)).items).toMatchObject([{ left: 0 }])
    await shop.office.payload.update({ collection: 'tour-places', id, data: { places: 20 } })
    await book(tour, 20)
  })

  test('can be lowered below the booked spots without losing a booking', async () => {
    const tour = await offerTour(shop, { places_per_day: 5 })
    const { invoiceId } = await book(tour, 5)
    await shop.office.payload.update({ collection: 'tours', id: tour.id, data: { places_per_day: 2 } })
    expect((await bookExpectingFailure(tour, 1)).items).toMatchObject([{ left: 0 }])
    const invoice = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(invoice.bookings[0]?.status).toBe('confirmed')
  })
})

describe('reserved spots', () => {
  test('are released when the invoice expires unpaid', async () => {
    const tour = await offerTour(shop, { places_per_day: 2 })
    await book(tour, 2)
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000 - 1000)
    await expireInvoices(shop.deps)
    expect(await countHeldSpots(shop, tour)).toBe(2)
    shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
    await expireInvoices(shop.deps)
    expect(await countHeldSpots(shop, tour)).toBe(0)
  })

  test('are released only for the booking that staff cancel', async () => {
    const tour = await offerTour(shop, { places_per_day: 5 })
    const [{ invoiceId }] = [await book(tour, 3), await book(tour, 2)]
    const { docs } = await shop.office.payload.find({
      collection: 'bookings',
      where: { invoice_id: { equals: invoiceId } },
    })
    const id = docs[0]?.id ?? 0
    await shop.office.payload.update({ collection: 'bookings', id, data: { status: 'cancelled' } })
    expect(await countHeldSpots(shop, tour)).toBe(2)
    await book(tour, 3)
    await expect(
      shop.office.payload.update({ collection: 'bookings', id, data: { status: 'confirmed' } }),
    ).rejects.toThrow()
  })
})
