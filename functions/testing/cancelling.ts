import type { Browser } from './browser.ts'
import { choose, offerTour, requestFor } from './offer.ts'
import type { TestApp } from './start-app.ts'

/** A traveller with a tour to book, and what both sides see of what is cancelled. */
export async function cancellingAt(shop: TestApp) {
  const ayu = await shop.newTraveller('ayu@example.com')
  const tour = await offerTour(shop)
  const read = (id: string) => ayu.ask('getInvoice', undefined, `/api/invoices/${id}`)
  const payAt = (external_id: string) => ayu.ask('createXenditInvoice', { external_id })
  const atProvider = (externalId: string) => shop.sandbox.invoices.list({ externalId, statuses: [], limit: 10 })

  /** Pays at the provider, by its admin's way, and waits until the shop was told. */
  async function pay(providerId: string, channel = 'QRIS'): Promise<void> {
    await shop.sandbox.call(`/admin/invoices/${providerId}/pay?channel=${channel}`, { method: 'POST' })
  }

  /** An invoice with so many bookings of two adults in a week: 1.100.000 each, tax included. */
  async function book(count = 1): Promise<{ id: string; bookings: number[]; first: number }> {
    const choices = Array.from({ length: count }, () => choose(shop, tour))
    const { invoiceId } = await ayu.ask('placeBooking', requestFor(tour, choices))
    const bookings = (await read(invoiceId)).bookings.map(({ id }) => id)
    return { id: invoiceId, bookings, first: bookings[0] ?? 0 }
  }

  /** The same, with the provider's invoice that waits for its payment. */
  async function bookToPay(count = 1) {
    const booked = await book(count)
    await payAt(booked.id)
    return { ...booked, providerId: atProvider(booked.id)[0]?.id ?? '' }
  }

  return {
    ayu,
    tour,
    read,
    payAt,
    atProvider,
    pay,
    book,
    bookToPay,
    async bookAndPay(count = 1, channel = 'QRIS') {
      const booked = await bookToPay(count)
      await pay(booked.providerId, channel)
      return booked
    },
    misbehave: (body: object) => shop.sandbox.call('/admin/misbehave', { method: 'POST', body }),
    cancel: (id: number, body: object = {}) => ayu.ask('cancelBooking', body, `/api/bookings/${id}/cancel`),
    refusedCancel: (id: number | string, body: unknown = {}, who: Browser = ayu) =>
      who.refused('cancelBooking', body, `/api/bookings/${id}/cancel`),
    mails: (id: string, subject: string) =>
      shop.mails.sent.filter((mail) => mail.subject === subject && mail.text.includes(id)),
    staffView: (id: string) => staffView(shop, id),
    held: (bookingId: number) => heldBy(shop, bookingId),
  }
}

export type Cancelling = Awaited<ReturnType<typeof cancellingAt>>

/** What staff see of an invoice in the admin. */
async function staffView({ office }: TestApp, id: string) {
  const where = { invoice: { equals: id } }
  const invoice = await office.payload.findByID({ collection: 'invoices', id, depth: 0 })
  const events = await office.payload.find({ collection: 'payment-events', where, sort: 'id', pagination: false })
  const refunds = await office.payload.find({ collection: 'refunds', where, sort: 'id', depth: 0, pagination: false })
  return { invoice, events: events.docs.map(({ kind }) => kind), refunds: refunds.docs }
}

/** How many days of places a booking holds. */
async function heldBy({ office }: TestApp, bookingId: number): Promise<number> {
  const rows = await office.payload.count({
    collection: 'holds',
    where: { and: [{ booking: { equals: bookingId } }, { released_at: { exists: false } }] },
  })
  return rows.totalDocs
}
