import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPayments } from '../services/payments/find-payments.ts'
import { createPaymentHelpers, type PaymentHelpers } from '../testing/payment-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: PaymentHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createPaymentHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(() => helpers.makeProviderMisbehave({ loseWebhooks: true }))

async function runFindPayments(): Promise<number> {
  const found = await findPayments(shop.deps)
  await shop.deps.background.waitForCompletion()
  return found
}

test('findPayments settles a payment whose webhook was lost, and sends only one email', async () => {
  const [paid, open] = [await helpers.bookToPay(), await helpers.bookToPay()]
  shop.sandbox.invoices.pay(paid.providerId, 'QRIS')
  expect([await runFindPayments(), await runFindPayments()]).toEqual([1, 0])
  expect([(await helpers.read(paid.id)).status, (await helpers.read(open.id)).status]).toEqual(['paid', 'pending'])
  expect((await helpers.readStaffView(paid.id)).events).toEqual(['paid'])
  const mails = shop.mails.sent.filter(({ subject, text }) => subject.includes('payment') && text.includes(paid.id))
  expect(mails).toHaveLength(1)
})

test('findPayments reports an unmatched payment to staff once', async () => {
  const { id, providerId } = await helpers.bookToPay()
  shop.sandbox.invoices.pay(providerId, 'QRIS', { amount: 900_000 })
  expect([await runFindPayments(), await runFindPayments()]).toEqual([1, 0])
  expect((await helpers.readStaffView(id)).events).toEqual(['wrong_amount'])
})

test('findPayments stores a payment of an unknown invoice once', async () => {
  const { id } = shop.sandbox.invoices.create({ external_id: 'somebody', amount: 1 }, shop.sandbox.url)
  shop.sandbox.invoices.pay(id, 'QRIS')
  expect([await runFindPayments(), await runFindPayments()]).toEqual([1, 0])
})

test('findPayments retries in the next run if the provider does not respond', async () => {
  const { id, providerId } = await helpers.bookToPay()
  shop.sandbox.invoices.pay(providerId, 'QRIS')
  await helpers.makeProviderMisbehave({ htmlError: true, loseWebhooks: true })
  expect(await runFindPayments()).toBe(0)
  await helpers.makeProviderMisbehave({ loseWebhooks: true })
  expect(await runFindPayments()).toBe(1)
  expect((await helpers.read(id)).status).toBe('paid')
})
