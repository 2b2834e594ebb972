import { createHash } from 'node:crypto'
import { createBookingSchema } from '@nusa/shared/booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { countBookings } from '../testing/count-bookings.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

describe('the idempotency key', () => {
  test('returns the same invoice for the same request, even after the tour is unpublished', async () => {
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    const first = await ayu.call('placeBooking', request)
    const mails = shop.mails.sent.length
    await shop.office.payload.update({ collection: 'tours', id: tour.id, data: { _status: 'draft' } })
    expect(await ayu.call('placeBooking', request)).toEqual(first)
    expect(shop.mails.sent).toHaveLength(mails)
  })

  test('recognises requests of an earlier release, which contained tourId and no start time', async () => {
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    const first = await ayu.call('placeBooking', request)
    const { rows } = await shop.office.pool.query(
      `select user_id_id as user_id, request_hash from invoices where id = $1`,
      [first.invoiceId],
    )
    const formerJson = JSON.stringify([rows[0]?.user_id, createBookingSchema.parse(request)])
      .replaceAll('"productId"', '"tourId"')
      .replaceAll('"startTimeId":null,', '')
    expect(rows[0]?.request_hash).toBe(createHash('sha256').update(formerJson).digest('hex'))
  })

  test('is rejected for a different request and for another traveller', async () => {
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    await ayu.call('placeBooking', request)
    const other = { ...requestFor(tour, [choose(shop, tour, { adults: 3 })]), idempotencyKey: request.idempotencyKey }
    expect((await ayu.callExpectingFailure('placeBooking', other)).code).toBe('key_reused')
    const stranger = await shop.newTraveller()
    expect((await stranger.callExpectingFailure('placeBooking', request)).code).toBe('key_reused')
  })

  test('results in one invoice for 20 concurrent requests', async () => {
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour), choose(shop, tour)])
    const before = await countBookings(shop)
    const responses = await Promise.all(Array.from({ length: 20 }, () => ayu.call('placeBooking', request)))
    expect(new Set(responses.map(({ invoiceId }) => invoiceId)).size).toBe(1)
    expect(await countBookings(shop)).toEqual({ invoices: before.invoices + 1, bookings: before.bookings + 2 })
  })
})

test('24 concurrent bookings succeed, even if there are fewer database connections', async () => {
  const tour = await offerTour(shop)
  const travellers = await Promise.all([1, 2, 3, 4].map(() => shop.newTraveller()))
  const before = await countBookings(shop)
  const responses = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      travellers[index % 4]?.call('placeBooking', requestFor(tour, [choose(shop, tour)])),
    ),
  )
  expect(new Set(responses.map((answer) => answer?.invoiceId)).size).toBe(24)
  expect(await countBookings(shop)).toEqual({ invoices: before.invoices + 24, bookings: before.bookings + 24 })
})
