import type { Browser } from './browser.ts'
import { payingAt } from './paying.ts'
import type { TestApp } from './start-app.ts'

/** A traveller with a tour to book, and what both sides see of what is cancelled. */
export async function cancellingAt(shop: TestApp) {
  const paying = await payingAt(shop)
  const { ayu, bookToPay } = paying

  /** Pays at the provider, by its admin's way, and waits until the shop was told. */
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
    cancel: (id: number, body: object = {}) => ayu.ask('cancelBooking', body, `/api/bookings/${id}/cancel`),
    refusedCancel: (id: number | string, body: unknown = {}, who: Browser = ayu) =>
      who.refused('cancelBooking', body, `/api/bookings/${id}/cancel`),
    held: (bookingId: number) => heldBy(shop, bookingId),
  }
}

export type Cancelling = Awaited<ReturnType<typeof cancellingAt>>

/** How many days of places a booking holds. */
async function heldBy({ office }: TestApp, bookingId: number): Promise<number> {
  const rows = await office.payload.count({
    collection: 'holds',
    where: { and: [{ booking: { equals: bookingId } }, { released_at: { exists: false } }] },
  })
  return rows.totalDocs
}
