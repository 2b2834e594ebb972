import type { Tour } from '@nusa/shared/catalog'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPayments } from '../services/find-payments.ts'
import type { Browser } from '../testing/browser.ts'
import { choose, offerTour, requestFor } from '../testing/offer.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let ayu: Browser
let tour: Tour

beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller('ayu@example.com')
  tour = await offerTour(shop)
})
afterAll(() => shop.stop())
beforeEach(() => misbehave({ loseWebhooks: true }))

const misbehave = (body: object) => shop.sandbox.call('/admin/misbehave', { method: 'POST', body })
const read = (id: string) => ayu.ask('getInvoice', undefined, `/api/invoices/${id}`)

/** Books and asks where to pay. */
async function bookToPay(): Promise<{ id: string; providerId: string }> {
  const { invoiceId: id } = await ayu.ask('placeBooking', requestFor(tour, [choose(shop, tour)]))
  const { invoice_url } = await ayu.ask('createXenditInvoice', { external_id: id })
  return { id, providerId: invoice_url.split('/').at(-1) ?? '' }
}

async function eventsOf(id: string): Promise<string[]> {
  const where = { invoice: { equals: id } }
  const { docs } = await shop.office.payload.find({ collection: 'payment-events', where, sort: 'id' })
  return docs.map(({ kind }) => kind)
}

async function find(): Promise<number> {
  const found = await findPayments(shop.deps)
  await shop.deps.background.idle()
  return found
}

test('a payment that nobody told us of is found, settled once and told of once', async () => {
  const [paid, open] = [await bookToPay(), await bookToPay()]
  shop.sandbox.invoices.pay(paid.providerId, 'QRIS')
  expect([await find(), await find()]).toEqual([1, 0])
  expect([(await read(paid.id)).status, (await read(open.id)).status]).toEqual(['paid', 'pending'])
  expect(await eventsOf(paid.id)).toEqual(['paid'])
  const mails = shop.mails.sent.filter(({ subject, text }) => subject.includes('payment') && text.includes(paid.id))
  expect(mails).toHaveLength(1)
})

test('a payment that does not fit goes to staff, once', async () => {
  const { id, providerId } = await bookToPay()
  shop.sandbox.invoices.pay(providerId, 'QRIS', { amount: 900_000 })
  expect([await find(), await find()]).toEqual([1, 0])
  expect(await eventsOf(id)).toEqual(['wrong_amount'])
})

test('a payment that belongs to nothing of ours is kept, once', async () => {
  const { id } = shop.sandbox.invoices.create({ external_id: 'somebody', amount: 1 }, shop.sandbox.url)
  shop.sandbox.invoices.pay(id, 'QRIS')
  expect([await find(), await find()]).toEqual([1, 0])
})

test('a provider that does not answer is asked again the next time', async () => {
  const { id, providerId } = await bookToPay()
  shop.sandbox.invoices.pay(providerId, 'QRIS')
  await misbehave({ htmlError: true, loseWebhooks: true })
  expect(await find()).toBe(0)
  await misbehave({ loseWebhooks: true })
  expect(await find()).toBe(1)
  expect((await read(id)).status).toBe('paid')
})
