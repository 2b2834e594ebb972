import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { PaymentProvider } from '../ports/payments.ts'
import { Browser } from '../testing/browser.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
  await shop.newTraveller('ayu@example.com')
})
afterAll(() => shop.stop())

const email = 'ayu@example.com'

/**
 * Requests the payment URL twice at the same time without a lock. This happens if a restart of Postgres releases the
 * lock of the first request.
 */
async function requestTwice(openAtProvider: PaymentProvider['open']) {
  let inside = 0
  const bothInside = Promise.withResolvers<void>()
  const open: PaymentProvider['open'] = async (request) => {
    inside += 1
    if (inside === 2) bothInside.resolve()
    await bothInside.promise
    return openAtProvider(request)
  }
  const bookings = { ...shop.deps.bookings, withPaymentLock: <T>(_: string, work: () => Promise<T>) => work() }
  const app = createApp({ ...shop.deps, bookings, payments: { ...shop.deps.payments, open } })
  const browser = new Browser(async (request) => app.fetch(request), shop.siteUrl)
  await browser.call('signIn', { email, password })
  const tour = await offerTour(shop)
  const { invoiceId } = await browser.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
  const ask = () => browser.call('createXenditInvoice', { external_id: invoiceId })
  const [first, second] = await Promise.all([ask(), ask()])
  const there = shop.sandbox.invoices.list({ externalId: invoiceId, statuses: [], limit: 10 })
  return { addresses: new Set([first.invoice_url, second.invoice_url]), there }
}

/** Creates an invoice at the provider without searching for an existing invoice. */
const createAtProvider: PaymentProvider['open'] = async ({ externalId, amount }) => {
  const { id } = shop.sandbox.invoices.create({ external_id: externalId, amount }, shop.sandbox.url)
  return (await shop.deps.payments.get(id)) ?? Promise.reject(new Error('The new provider invoice was not found.'))
}

test('two payment requests without a lock return the same URL and expire the extra provider invoice', async () => {
  const { addresses, there } = await requestTwice(createAtProvider)
  expect(addresses.size).toBe(1)
  expect(there.map(({ status }) => status).toSorted()).toEqual(['EXPIRED', 'PENDING'])
  expect(addresses.has(there.find(({ status }) => status === 'PENDING')?.invoice_url ?? '')).toBe(true)
})

test('two payment requests without a lock return one URL if both find the same provider invoice', async () => {
  let made: ReturnType<PaymentProvider['open']> | undefined
  const { addresses, there } = await requestTwice((request) => {
    made ??= createAtProvider(request)
    return made
  })
  expect([...addresses]).toEqual([there[0]?.invoice_url])
  expect(there.map(({ status }) => status)).toEqual(['PENDING'])
})
