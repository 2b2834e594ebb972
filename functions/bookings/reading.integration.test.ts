import { randomUUID } from 'node:crypto'
import { historyPageSize } from '@nusa/shared/booking'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

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

describe('a traveller', () => {
  test('cannot distinguish an invoice of another traveller from a missing invoice', async () => {
    const tour = await offerTour(shop)
    const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
    const stranger = await shop.newTraveller()
    const theirs = await stranger.callExpectingFailure('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    const none = await stranger.callExpectingFailure('getInvoice', undefined, `/api/invoices/${randomUUID()}`)
    expect(theirs).toEqual(none)
    expect(theirs).toMatchObject({ status: 404, code: 'invoice_not_found', message: 'Booking Not Found' })
    expect((await stranger.callExpectingFailure('getInvoice', undefined, "/api/invoices/'%20or%201=1")).code).toBe(
      'invoice_not_found',
    )
    expect((await stranger.callExpectingFailure('createXenditInvoice', { external_id: invoiceId })).code).toBe(
      'invoice_not_found',
    )
    expect(
      (await shop.newBrowser().callExpectingFailure('getInvoice', undefined, `/api/invoices/${invoiceId}`)).status,
    ).toBe(401)
  })

  test('does not see the bookings of another traveller in the list', async () => {
    const stranger = await shop.newTraveller()
    expect(await stranger.call('listBookings', undefined, '/api/bookings?when=upcoming')).toEqual({
      bookings: [],
      next: null,
    })
  })
})

test('upcoming bookings, including those of today, are sorted soonest first, and past bookings latest first', async () => {
  const tour = await offerTour(shop, { cut_off_days: 0 })
  const traveller = await shop.newTraveller()
  const today = todayInBali(shop.clock.now)
  for (const days of [4, 0, 2]) {
    const choice = choose(shop, tour, { date: addDays(today, days) })
    await traveller.call('placeBooking', requestFor(tour, [choice]))
  }
  const daysOf = async (when: string) => {
    const { bookings: list } = await traveller.call('listBookings', undefined, `/api/bookings?when=${when}`)
    return list.map(({ booking_date }) => booking_date)
  }
  expect(await daysOf('upcoming')).toEqual([today, addDays(today, 2), addDays(today, 4)])
  expect(await daysOf('past')).toEqual([])
  shop.clock.now = new Date(shop.clock.now.getTime() + 3 * 24 * 60 * 60 * 1000)
  expect(await daysOf('upcoming')).toEqual([addDays(today, 4)])
  expect(await daysOf('past')).toEqual([addDays(today, 2), today])
  // Staff moved the pickup of the second booking past midnight to this day.
  const [moved] = (await traveller.call('listBookings', undefined, '/api/bookings?when=past')).bookings
  const data = { pickup_date: addDays(today, 3) }
  await shop.office.payload.db.updateOne({ collection: 'bookings', id: moved?.id ?? 0, data })
  expect(await daysOf('upcoming')).toEqual([addDays(today, 2), addDays(today, 4)])
  expect(await daysOf('past')).toEqual([today])
  expect((await traveller.callExpectingFailure('listBookings', undefined, '/api/bookings?when=soon')).code).toBe(
    'invalid_request',
  )
})

test('pages of the history contain each booking once, even if bookings are added meanwhile', async () => {
  const tour = await offerTour(shop)
  const traveller = await shop.newTraveller()
  const today = todayInBali(shop.clock.now)
  const bookOn = async (days: readonly number[]) => {
    const choices = days.map((day) => choose(shop, tour, { date: addDays(today, day) }))
    await traveller.call('placeBooking', requestFor(tour, choices))
  }
  const read = (when: string, after: string | null = null) =>
    traveller.call('listBookings', undefined, `/api/bookings?when=${when}${after === null ? '' : `&after=${after}`}`)
  // Several bookings on one day, so that a page ends within a day.
  const days = Array.from({ length: historyPageSize + 5 }, (_, index) => 10 + Math.floor(index / 7))
  await bookOn(days)

  const first = await read('upcoming')
  expect(first.bookings).toHaveLength(historyPageSize)
  await bookOn([9])
  const rest = await read('upcoming', first.next)
  expect(rest.next).toBeNull()
  const upcoming = [...first.bookings, ...rest.bookings]
  expect(new Set(upcoming.map(({ id }) => id)).size).toBe(days.length)
  expect(upcoming.map(({ booking_date }) => booking_date)).toEqual(days.map((day) => addDays(today, day)))

  shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 24 * 60 * 60 * 1000)
  const late = await read('past')
  const past = [...late.bookings, ...(await read('past', late.next)).bookings]
  expect(past.slice(0, -1).map(({ id }) => id)).toEqual(upcoming.map(({ id }) => id).toReversed())

  const stranger = await shop.newTraveller()
  const theirs = `/api/bookings?when=upcoming&after=${first.next}`
  expect(await stranger.call('listBookings', undefined, theirs)).toEqual({ bookings: [], next: null })
  for (const after of ['0', '-1', 'x', '9'.repeat(20), String(first.bookings.at(-1)?.id), '2026-02-31.7']) {
    const wrong = await traveller.callExpectingFailure(
      'listBookings',
      undefined,
      `/api/bookings?when=past&after=${after}`,
    )
    expect(wrong).toMatchObject({ status: 422, code: 'invalid_request' })
  }
})

test('the next page of the history skips no booking, even if the last booking of the page before was moved or deleted', async () => {
  const tour = await offerTour(shop)
  const traveller = await shop.newTraveller()
  const today = todayInBali(shop.clock.now)
  const days = Array.from({ length: historyPageSize + 3 }, (_, index) => 10 + index)
  const choices = days.map((day) => choose(shop, tour, { date: addDays(today, day) }))
  await traveller.call('placeBooking', requestFor(tour, choices))
  const read = (after = '') => traveller.call('listBookings', undefined, `/api/bookings?when=upcoming${after}`)
  const first = await read()
  const id = first.bookings.at(-1)?.id ?? 0
  const rest = async () => (await read(`&after=${first.next}`)).bookings.map(({ booking_date }) => booking_date)
  const following = days.slice(historyPageSize).map((day) => addDays(today, day))
  expect(await rest()).toEqual(following)

  const { payload } = shop.office
  await payload.update({ collection: 'bookings', id, data: { booking_date: addDays(today, 200) } })
  expect(await rest()).toEqual([...following, addDays(today, 200)])
  await payload.update({ collection: 'bookings', id, data: { booking_date: addDays(today, 5) } })
  expect(await rest()).toEqual(following)
  await payload.delete({ collection: 'holds', where: { booking: { equals: id } } })
  await payload.delete({ collection: 'bookings', id })
  expect(await rest()).toEqual(following)
})

test('the history shows the total and the number of bookings of an invoice, without cancelled bookings', async () => {
  const tour = await offerTour(shop)
  const traveller = await shop.newTraveller()
  const choices = [choose(shop, tour), choose(shop, tour)]
  const { invoiceId } = await traveller.call('placeBooking', requestFor(tour, choices))
  const listed = async () => (await traveller.call('listBookings', undefined, '/api/bookings?when=upcoming')).bookings
  const total = async () =>
    (await traveller.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)).total_after_tax
  const both = { invoice_total: await total(), invoice_bookings: 2 }
  expect(await listed()).toMatchObject([both, both])

  const [first] = await listed()
  await traveller.call('cancelBooking', { reason: '' }, `/api/bookings/${first?.id}/cancel`)
  const one = { invoice_total: await total(), invoice_bookings: 1 }
  expect(await listed()).toMatchObject([one, one])
  expect(one.invoice_total).toBe(both.invoice_total / 2)
})

test('a booking of an unpublished tour has no link to the page of the tour', async () => {
  const tour = await offerTour(shop)
  const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
  await shop.office.payload.update({ collection: 'tours', id: tour.id, data: { _status: 'draft' } })
  const { bookings: list } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
  expect(list[0]).toMatchObject({ tour_title: tour.title, page: null })
})
