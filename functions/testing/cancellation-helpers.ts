import type { Browser } from './browser.ts'
import { createPaymentHelpers } from './payment-helpers.ts'
import type { TestApp } from './start-app.ts'

export async function createCancellationHelpers(
  shop: TestApp,
  changes: Parameters<typeof createPaymentHelpers>[1] = {},
) {
  const paying = await createPaymentHelpers(shop, changes)
  const { ayu, bookToPay } = paying

  /** Resolves when the webhook is delivered. */
  async function pay(providerId: string, channel = 'QRIS'): Promise<void> {
    await shop.sandbox.call(`/admin/invoices/${providerId}/pay?channel=${channel}`, { method: 'POST' })
  }

  return {
    ...paying,
    pay,
    async bookAndPay(count = 1, channel = 'QRIS') {
      const booked = await bookToPay(count)
      await pay(booked.providerId, channel)
      return booked
    },
    cancel: (id: number, body: object = {}) => ayu.call('cancelBooking', body, `/api/bookings/${id}/cancel`),
    cancelExpectingFailure: (id: number | string, body: unknown = {}, browser: Browser = ayu) =>
      browser.callExpectingFailure('cancelBooking', body, `/api/bookings/${id}/cancel`),
    countReservedDays: (bookingId: number) => countReservedDays(shop, bookingId),
  }
}

export type CancellationHelpers = Awaited<ReturnType<typeof createCancellationHelpers>>

async function countReservedDays({ office }: TestApp, bookingId: number): Promise<number> {
  const rows = await office.payload.count({
    collection: 'holds',
    where: { and: [{ booking: { equals: bookingId } }, { released_at: { exists: false } }] },
  })
  return rows.totalDocs
}
