import type * as crypto from 'node:crypto'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { choose, offerTour, requestFor } from '../testing/offer.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  return { ...real, randomBytes: vi.fn(real.randomBytes) }
})

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

/** Places an order of two bookings and returns the numbers that were stored. */
async function place() {
  const tour = await offerTour(shop)
  const { invoiceId } = await ayu.ask('placeBooking', requestFor(tour, [choose(shop, tour), choose(shop, tour)]))
  const { payload } = shop.office
  const { order_number } = await payload.findByID({ collection: 'invoices', id: invoiceId, depth: 0 })
  const where = { invoice_id: { equals: invoiceId } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0 })
  return { order: order_number, bookings: docs.map(({ booking_number }) => booking_number) }
}

test('gives an order a short number and numbers its bookings within it', async () => {
  const { order, bookings } = await place()
  expect(order).toMatch(/^NUSA-[2-9A-HJ-NP-Z]{6}$/)
  expect(bookings).toEqual([`${order}-1`, `${order}-2`])
})

test('draws another number when the first one is taken', async () => {
  const draw = (bytes: Buffer) => vi.mocked(randomBytes).mockImplementationOnce(() => bytes)
  draw(Buffer.alloc(6, 0))
  expect((await place()).order).toBe('NUSA-222222')
  vi.mocked(randomBytes).mockClear()
  draw(Buffer.alloc(6, 0))
  const { order, bookings } = await place()
  expect(vi.mocked(randomBytes).mock.results[0]?.value).toEqual(Buffer.alloc(6, 0))
  expect(order).not.toBe('NUSA-222222')
  expect(bookings).toEqual([`${order}-1`, `${order}-2`])
})
