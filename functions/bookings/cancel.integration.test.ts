import { addDays, instantInBali, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cancelling, cancellingAt } from '../testing/cancelling.ts'
import { choose, offerTour, requestFor } from '../testing/offer.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let at: Cancelling

beforeAll(async () => {
  shop = await startTestApp()
  at = await cancellingAt(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await at.misbehave({})
})

describe('cancelling a booking', () => {
  test('is allowed only for its owner', async () => {
    const { first } = await at.book()
    const stranger = await shop.newTraveller()
    expect(await at.refusedCancel(first, {}, stranger)).toMatchObject({
      status: 404,
      code: 'booking_not_found',
    })
    expect(await at.refusedCancel(first, {}, shop.newBrowser())).toMatchObject({ status: 401 })
    for (const id of [0, -1, 999_999_999, 1e21, 'x', '1 or 1=1', '%00']) {
      expect((await at.refusedCancel(id)).status).toBe(404)
    }
  })

  test('is allowed until 24 hours before its day begins in Bali, to the second', async () => {
    const { id, bookings } = await at.book()
    const begins = instantInBali(addDays(todayInBali(shop.clock.now), 7), '00:00').getTime()
    await shop.office.payload.db.updateOne({
      collection: 'invoices',
      id,
      data: { expires_at: new Date(begins).toISOString() },
    })
    shop.clock.now = new Date(begins - 24 * 3_600_000)
    expect(await at.refusedCancel(bookings[0] ?? 0)).toMatchObject({ status: 409, code: 'cancel_too_late' })
    expect((await at.read(id)).bookings[0]?.status).toBe('confirmed')
    shop.clock.now = new Date(begins - 24 * 3_600_000 - 1000)
    expect((await at.cancel(bookings[0] ?? 0)).status).toBe('cancelled')
  })

  test('is refused if it is completed or its payment is in review', async () => {
    const { first: done } = await at.bookAndPay()
    await shop.office.payload.db.updateOne({ collection: 'bookings', id: done, data: { status: 'completed' } })
    expect((await at.refusedCancel(done)).code).toBe('booking_completed')
    const { first, providerId } = await at.bookToPay()
    await at.misbehave({ payAmount: 900_000 })
    await at.pay(providerId)
    expect((await at.refusedCancel(first)).code).toBe('payment_in_review')
  })

  test.each([[null], [[]], ['text'], [{ reason: 7 }], [{ reason: 'x'.repeat(501) }], [{ reason: '\0' }]])(
    'rejects the body %j',
    async (body) => {
      const { first } = await at.book()
      const { status } = await at.refusedCancel(first, JSON.stringify(body))
      expect([400, 422]).toContain(status)
    },
  )

  test('releases its capacity for another booking', async () => {
    const small = await offerTour(shop, { places_per_day: 2 })
    const bookSmall = () => at.ayu.ask('placeBooking', requestFor(small, [choose(shop, small)]))
    const { invoiceId } = await bookSmall()
    const full = await at.ayu.refused('placeBooking', requestFor(small, [choose(shop, small)]))
    expect(full.code).toBe('sold_out')
    await at.cancel((await at.read(invoiceId)).bookings[0]?.id ?? 0)
    expect((await bookSmall()).invoiceId).toBeTruthy()
  })
})

describe('the accepted terms', () => {
  test('can be read only by the traveller who accepted them', async () => {
    const { id } = await at.book()
    const terms = await shop.office.payload.create({
      collection: 'kept-terms',
      data: { title: 'Terms of 2026', html: '<p>Be kind.</p>', hash: id },
    })
    await shop.office.payload.db.updateOne({ collection: 'invoices', id, data: { terms: terms.id } })
    expect((await at.read(id)).has_terms).toBe(true)
    const address = `/api/invoices/${id}/terms`
    expect(await at.ayu.ask('getTerms', undefined, address)).toMatchObject({
      title: 'Terms of 2026',
      html: '<p>Be kind.</p>',
    })
    const stranger = await shop.newTraveller()
    expect((await stranger.refused('getTerms', undefined, address)).code).toBe('invoice_not_found')
    await shop.office.payload.db.updateOne({ collection: 'invoices', id, data: { terms: null } })
    expect((await at.ayu.refused('getTerms', undefined, address)).code).toBe('terms_not_found')
  })
})
