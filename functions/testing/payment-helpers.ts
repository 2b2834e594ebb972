import { expect, vi } from 'vitest'
import type { TestApp } from './start-app.ts'
import { choose, offerTour, requestFor } from './tours.ts'

/** A call that the provider does not answer ends after this time, so that tests need not wait for the usual timeout. */
const unansweredTimeoutMs = 500

const createTimeout = AbortSignal.timeout.bind(AbortSignal)

export async function createPaymentHelpers(shop: TestApp, changes: Parameters<typeof offerTour>[1] = {}) {
  const ayu = await shop.newTraveller('ayu@example.com')
  const tour = await offerTour(shop, changes)
  const read = (id: string) => ayu.call('getInvoice', undefined, `/api/invoices/${id}`)
  const openPayment = (external_id: string, more: object = {}) =>
    ayu.call('createXenditInvoice', { external_id, ...more })
  const listProviderInvoices = (externalId: string) =>
    shop.sandbox.invoices.list({ externalId, statuses: [], limit: 100 })

  /** Books the tour `count` times in one order, for two adults in a week. Each booking costs Rp1.100.000 with tax. */
  async function book(count = 1): Promise<{ id: string; bookings: number[]; first: number }> {
    const choices = Array.from({ length: count }, () => choose(shop, tour))
    const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, choices))
    const bookings = (await read(invoiceId)).bookings.map(({ id }) => id)
    return { id: invoiceId, bookings, first: bookings[0] ?? 0 }
  }

  return {
    ayu,
    tour,
    read,
    openPayment,
    listProviderInvoices,
    book,
    async bookToPay(count = 1) {
      const booked = await book(count)
      await openPayment(booked.id)
      return { ...booked, providerId: listProviderInvoices(booked.id)[0]?.id ?? '' }
    },
    /** The provider then calls the webhook, unless it misbehaves. */
    async changeAtProvider(providerId: string, action: 'pay' | 'settle' | 'expire'): Promise<void> {
      const response = await shop.sandbox.call(`/admin/invoices/${providerId}/${action}`, { method: 'POST' })
      expect(response.status).toBe(200)
    },
    callWebhook: (body: unknown, token = shop.sandbox.webhookToken) =>
      shop.app.request('/api/webhooks/xendit', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-callback-token': token },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** `slowMs` is the time after which the provider responds. Longer calls then end soon, with a timeout. */
    makeProviderMisbehave(misbehaviour: { slowMs?: number; [kind: string]: unknown }) {
      const timeout = vi.spyOn(AbortSignal, 'timeout')
      if (misbehaviour.slowMs === undefined) timeout.mockRestore()
      else timeout.mockImplementation((ms) => createTimeout(Math.min(ms, unansweredTimeoutMs)))
      return shop.sandbox.call('/admin/misbehave', { method: 'POST', body: misbehaviour })
    },
    mails: (id: string, subject: string) =>
      shop.mails.sent.filter((mail) => mail.subject.startsWith(`${subject} (`) && mail.text.includes(id)),
    readStaffView: (id: string) => readStaffView(shop, id),
  }
}

export type PaymentHelpers = Awaited<ReturnType<typeof createPaymentHelpers>>

/** Returns an invoice with its events and refunds, as staff see them in the CMS. */
async function readStaffView({ office }: TestApp, id: string) {
  const where = { invoice: { equals: id } }
  const invoice = await office.payload.findByID({ collection: 'invoices', id, depth: 0 })
  const events = await office.payload.find({ collection: 'payment-events', where, sort: 'id', pagination: false })
  const refunds = await office.payload.find({ collection: 'refunds', where, sort: 'id', depth: 0, pagination: false })
  const kindsOf = (docs: { kind: string }[]) => docs.map(({ kind }) => kind)
  const flagged = events.docs.filter(({ needs_attention }) => needs_attention)
  return { invoice, events: kindsOf(events.docs), flagged: kindsOf(flagged), refunds: refunds.docs }
}
