import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPayments } from '../services/find-payments.ts'
import { type Paying, payingAt } from '../testing/paying.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let at: Paying

beforeAll(async () => {
  shop = await startTestApp()
  at = await payingAt(shop)
})
afterAll(() => shop.stop())
beforeEach(() => at.misbehave({ loseWebhooks: true }))

async function find(): Promise<number> {
  const found = await findPayments(shop.deps)
  await shop.deps.background.idle()
  return found
}

test('a payment whose webhook was lost is found, settled once and mailed once', async () => {
  const [paid, open] = [await at.bookToPay(), await at.bookToPay()]
  shop.sandbox.invoices.pay(paid.providerId, 'QRIS')
  expect([await find(), await find()]).toEqual([1, 0])
  expect([(await at.read(paid.id)).status, (await at.read(open.id)).status]).toEqual(['paid', 'pending'])
  expect((await at.staffView(paid.id)).events).toEqual(['paid'])
  const mails = shop.mails.sent.filter(({ subject, text }) => subject.includes('payment') && text.includes(paid.id))
  expect(mails).toHaveLength(1)
})

test('reports an unmatched payment to staff once', async () => {
  const { id, providerId } = await at.bookToPay()
  shop.sandbox.invoices.pay(providerId, 'QRIS', { amount: 900_000 })
  expect([await find(), await find()]).toEqual([1, 0])
  expect((await at.staffView(id)).events).toEqual(['wrong_amount'])
})

test('stores a payment of an unknown invoice once', async () => {
  const { id } = shop.sandbox.invoices.create({ external_id: 'somebody', amount: 1 }, shop.sandbox.url)
  shop.sandbox.invoices.pay(id, 'QRIS')
  expect([await find(), await find()]).toEqual([1, 0])
})

test('retries in the next run if the provider does not answer', async () => {
  const { id, providerId } = await at.bookToPay()
  shop.sandbox.invoices.pay(providerId, 'QRIS')
  await at.misbehave({ htmlError: true, loseWebhooks: true })
  expect(await find()).toBe(0)
  await at.misbehave({ loseWebhooks: true })
  expect(await find()).toBe(1)
  expect((await at.read(id)).status).toBe('paid')
})
