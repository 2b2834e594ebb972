import { addDays, instantInBali, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let helpers: CancellationHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await helpers.makeProviderMisbehave({})
})

describe('cancelling a booking', () => {
  test('is allowed only for the owner of the booking', async () => {
    const { first } = await helpers.book()
    const stranger = await shop.newTraveller()
    expect(await helpers.cancelExpectingFailure(first, {}, stranger)).toMatchObject({
      status: 404,
      code: 'booking_not_found',
    })
    expect(await helpers.cancelExpectingFailure(first, {}, shop.newBrowser())).toMatchObject({ status: 401 })
    for (const id of [0, -1, 999_999_999, 1e21, 'x', '1 or 1=1', '%00']) {
      expect((await helpers.cancelExpectingFailure(id)).status).toBe(404)
    }
  })

  test('is allowed until exactly 24 hours before the day of the booking begins in Bali', async () => {
    const { id, bookings } = await helpers.bookAndPay()
    const begins = instantInBali(addDays(todayInBali(shop.clock.now), 7), '00:00').getTime()
    shop.clock.now = new Date(begins - 24 * 3_600_000)
    expect(await helpers.cancelExpectingFailure(bookings[0] ?? 0)).toMatchObject({
      status: 409,
      code: 'cancel_too_late',
    })
    expect((await helpers.read(id)).bookings[0]?.status).toBe('confirmed')
    shop.clock.now = new Date(begins - 24 * 3_600_000 - 1000)
    expect((await helpers.cancel(bookings[0] ?? 0)).status).toBe('cancelled')
  })

  test.each([
    ['the promised start', { pickupTime: '00:30', promisedHours: 48, pickupDays: 0 }],
    ['the day that staff chose for the pickup', { pickupTime: '', promisedHours: 0, pickupDays: 2 }],
  ])('refunds the amount that the booking shows if the deadline depends on %s', async (_what, stored) => {
    const { id, first } = await helpers.bookAndPay()
    const date = addDays(todayInBali(shop.clock.now), 7)
    const now = instantInBali(date, '01:00')
    const promised = new Date(now.getTime() + stored.promisedHours * 3_600_000).toISOString()
    const data = {
      pickup_time: stored.pickupTime,
      promised_start: stored.promisedHours > 0 ? promised : null,
      pickup_date: stored.pickupDays > 0 ? addDays(date, stored.pickupDays) : null,
    }
    await shop.office.payload.db.updateOne({ collection: 'bookings', id: first, data })
    shop.clock.now = now
    expect((await helpers.read(id)).bookings).toMatchObject([{ gives_back: 1_100_000 }])
    expect(await helpers.cancel(first)).toEqual({ status: 'cancelled', refund: 1_100_000 })
  })

  test('is allowed for an unpaid booking until its payment expires, even less than 24 hours before the start', async () => {
    const { id, first } = await helpers.book()
    const begins = instantInBali(addDays(todayInBali(shop.clock.now), 7), '00:00').getTime()
    await shop.office.payload.db.updateOne({
      collection: 'invoices',
      id,
      data: { expires_at: new Date(begins).toISOString() },
    })
    shop.clock.now = new Date(begins - 3_600_000)
    expect(await helpers.cancel(first)).toEqual({ status: 'cancelled', refund: 0 })
    expect((await helpers.read(id)).status).toBe('cancelled')
  })

  test('is refused if the booking is completed or its payment is in review', async () => {
    const { first: done } = await helpers.bookAndPay()
    await shop.office.payload.db.updateOne({ collection: 'bookings', id: done, data: { status: 'completed' } })
    expect((await helpers.cancelExpectingFailure(done)).code).toBe('booking_completed')
    const { first, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ payAmount: 900_000 })
    await helpers.pay(providerId)
    expect((await helpers.cancelExpectingFailure(first)).code).toBe('payment_in_review')
  })

  test.each([[null], [[]], ['text'], [{ reason: 7 }], [{ reason: 'x'.repeat(501) }], [{ reason: '\0' }]])(
    'rejects the body %j',
    async (body) => {
      const { first } = await helpers.book()
      const { status } = await helpers.cancelExpectingFailure(first, JSON.stringify(body))
      expect([400, 422]).toContain(status)
    },
  )

  test('releases the capacity for another booking', async () => {
    const small = await offerTour(shop, { places_per_day: 2 })
    const bookSmall = () => helpers.ayu.call('placeBooking', requestFor(small, [choose(shop, small)]))
    const { invoiceId } = await bookSmall()
    const full = await helpers.ayu.callExpectingFailure('placeBooking', requestFor(small, [choose(shop, small)]))
    expect(full.code).toBe('sold_out')
    await helpers.cancel((await helpers.read(invoiceId)).bookings[0]?.id ?? 0)
    expect((await bookSmall()).invoiceId).toBeTruthy()
  })
})

describe('the accepted terms', () => {
  test('can be read only by the traveller who accepted them', async () => {
    const { id } = await helpers.book()
    const terms = await shop.office.payload.create({
      collection: 'accepted-terms',
      data: { title: 'Terms of 2026', html: '<p>Be kind.</p>', hash: id },
    })
    await shop.office.payload.db.updateOne({ collection: 'invoices', id, data: { terms: terms.id } })
    expect((await helpers.read(id)).has_terms).toBe(true)
    const address = `/api/invoices/${id}/terms`
    expect(await helpers.ayu.call('getTerms', undefined, address)).toMatchObject({
      title: 'Terms of 2026',
      html: '<p>Be kind.</p>',
    })
    const stranger = await shop.newTraveller()
    expect((await stranger.callExpectingFailure('getTerms', undefined, address)).code).toBe('invoice_not_found')
    await shop.office.payload.db.updateOne({ collection: 'invoices', id, data: { terms: null } })
    expect((await helpers.ayu.callExpectingFailure('getTerms', undefined, address)).code).toBe('terms_not_found')
  })
})
