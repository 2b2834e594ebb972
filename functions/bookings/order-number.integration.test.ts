import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

const zeros = Buffer.alloc(6)
const { randomBytes } = crypto

/** Makes the next six random bytes zero, even in modules that import `randomBytes` by name. */
function returnZerosOnce() {
  let isLeft = true
  const spy = vi.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => {
    if (size !== zeros.length || !isLeft) return randomBytes(size)
    isLeft = false
    return zeros
  })
  syncBuiltinESMExports()
  return { isDrawn: () => !isLeft, spy }
}

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

/** Places an order of two bookings and returns the stored numbers. */
async function book() {
  const tour = await offerTour(shop)
  const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour), choose(shop, tour)]))
  const { payload } = shop.office
  const { order_number } = await payload.findByID({ collection: 'invoices', id: invoiceId, depth: 0 })
  const where = { invoice_id: { equals: invoiceId } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0 })
  return { order: order_number, bookings: docs.map(({ booking_number }) => booking_number) }
}

test('an order gets a short number, and its bookings get that number with the suffixes -1 and -2', async () => {
  const { order, bookings } = await book()
  expect(order).toMatch(/^NUSA-[2-9A-HJ-NP-Z]{6}$/)
  expect(bookings).toEqual([`${order}-1`, `${order}-2`])
})

test('an order gets another number if the random number is already used', async () => {
  returnZerosOnce()
  expect((await book()).order).toBe('NUSA-222222')
  const { isDrawn, spy } = returnZerosOnce()
  const { order, bookings } = await book()
  spy.mockRestore()
  syncBuiltinESMExports()
  expect(isDrawn()).toBe(true)
  expect(order).not.toBe('NUSA-222222')
  expect(bookings).toEqual([`${order}-1`, `${order}-2`])
})
