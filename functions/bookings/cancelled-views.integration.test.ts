import { withCancelledBooking, withCancelledHistoryRow } from '@nusa/shared/booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { withConcurrentTransaction } from '../testing/concurrent-transaction.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: CancellationHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
})
afterAll(() => shop.stop())

const readHistory = async (id: string) =>
  (await helpers.ayu.call('listBookings', undefined, '/api/bookings?when=upcoming')).bookings.filter(
    ({ invoice_id }) => invoice_id === id,
  )

describe('the page of a cancelled booking', () => {
  // Payments to a virtual account are refunded by staff, so the refund stays pending.
  const bookAndPay = (count: number) => helpers.bookAndPay(count, 'BCA')

  test.each([
    ['the only booking, which is unpaid', () => helpers.book(1), 1],
    ['one of two unpaid bookings', () => helpers.book(2), 1],
    ['both unpaid bookings', () => helpers.book(2), 2],
    ['the only booking, which is paid', () => bookAndPay(1), 1],
    ['one of two paid bookings', () => bookAndPay(2), 1],
    ['both paid bookings', () => bookAndPay(2), 2],
  ])('shows the same before and after a reload if the traveller cancels %s', async (_which, begin, count) => {
    const { id, bookings } = await begin()
    for (const booking of bookings.slice(0, count)) {
      const [invoice, history] = [await helpers.read(id), await readHistory(id)]
      const { refund } = await helpers.cancel(booking)
      await shop.deps.background.waitForCompletion()
      expect(withCancelledBooking(invoice, { id: booking, refund })).toEqual(await helpers.read(id))
      expect(withCancelledHistoryRow(history, { id: booking, refund })).toEqual(await readHistory(id))
    }
  })
})

test('a booking that is read while its refund completes shows the refund in all fields or in no field', async () => {
  const reads = [
    ['an order', async (id: string) => (await helpers.read(id)).bookings],
    ['the history', readHistory],
  ] as const
  for (const [what, read] of reads) {
    const { id, first } = await helpers.bookAndPay(1, 'BCA')
    await helpers.cancel(first)
    await shop.deps.background.waitForCompletion()
    // The reader has already read the booking and waits for the refund.
    const locked = ['lock table refunds in access exclusive mode']
    const done = [
      `update refunds set state = 'succeeded' where booking_id = ${first}`,
      `update bookings set payment_status = 'refunded' where id = ${first}`,
    ]
    const seen = await withConcurrentTransaction(shop, locked, () => read(id), done)
    expect(seen, what).toMatchObject([{ payment_status: 'paid', refund: { state: 'on_its_way' } }])
    expect(await read(id), what).toMatchObject([{ payment_status: 'refunded', refund: { state: 'done' } }])
  }
})
