import {
  missedWebhooksKey,
  missedWebhooksSchema,
  webhookProblemKey,
  webhookProblemSchema,
} from '@nusa/shared/operations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusedWebhookLimits } from '../http/rate-limits.ts'
import { findPayments } from '../services/payments/find-payments.ts'
import { createPaymentHelpers, type PaymentHelpers } from '../testing/payment-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: PaymentHelpers
beforeAll(async () => {
  shop = await startTestApp({ rateLimitScale: 1 })
  helpers = await createPaymentHelpers(shop)
  await helpers.makeProviderMisbehave({ loseWebhooks: true })
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.deps.webhookProblems.recordAccepted()
  await shop.deps.limiter.resetAttempts('refused-webhook-total', 'all', refusedWebhookLimits.allIpAddresses)
  shop.log.length = 0
})

async function readProblem() {
  const { rows } = await shop.office.db.execute(sql`select data from payload_kv where key = ${webhookProblemKey}`)
  return rows[0] ? webhookProblemSchema.parse(rows[0].data) : null
}

async function readMissed() {
  const { rows } = await shop.office.db.execute(sql`select data from payload_kv where key = ${missedWebhooksKey}`)
  return rows[0] ? missedWebhooksSchema.parse(rows[0].data) : null
}

/** Calls the webhook from an IP address. */
async function callWebhook(body: unknown, token: string | null, address = '203.0.113.1'): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(token !== null && { 'x-callback-token': token }) }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await shop.app.request('/api/webhooks/xendit', init, { remoteAddress: address })).status
}
const announce = ({ id, providerId }: { id: string; providerId: string }) => ({ id: providerId, external_id: id })
const warnings = () => shop.log.filter(({ event }) => event === 'webhook-refused')

test('a webhook problem is stored if the sweep finds a payment whose webhook had a wrong token', async () => {
  const [first, second] = [await helpers.bookToPay(), await helpers.bookToPay()]
  shop.sandbox.invoices.pay(first.providerId, 'QRIS')
  expect(await callWebhook(announce(first), 'the token of another account')).toBe(401)
  expect(await readProblem(), 'the refused webhook alone is no proof').toBeNull()
  expect(await findPayments(shop.deps)).toBe(1)
  const since = shop.clock.now.toISOString()
  expect(await readProblem()).toEqual({ since, last: since })
  expect(warnings()).toMatchObject([{ level: 'warn', token: 'wrong', isAboutOurInvoice: true }])
  expect(warnings()[0]).toHaveProperty('request_id', expect.any(String))

  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  shop.sandbox.invoices.pay(second.providerId, 'QRIS')
  await callWebhook(announce(second), 'the token of another account')
  await findPayments(shop.deps)
  expect(await readProblem()).toEqual({ since, last: shop.clock.now.toISOString() })
  expect(await callWebhook(announce(second), shop.sandbox.webhookToken)).toBe(200)
  expect(await readProblem(), 'a webhook with the right token ends the problem').toBeNull()
})

test('a stranger cannot cause a webhook problem with unknown IDs, even if a webhook was lost', async () => {
  const lost = await helpers.bookToPay()
  shop.sandbox.invoices.pay(lost.providerId, 'QRIS')
  await callWebhook({ id: 'invented', external_id: lost.id }, 'guess')
  await callWebhook('not an object', 'guess')
  await callWebhook(announce(lost), null)
  expect(await findPayments(shop.deps)).toBe(1)
  expect(await readProblem()).toBeNull()
  expect(warnings().map(({ token, isAboutOurInvoice }) => [token, isAboutOurInvoice])).toEqual([
    ['wrong', false],
    ['wrong', false],
    ['missing', false],
  ])
})

test('payments whose webhook was lost are counted until a webhook is accepted', async () => {
  const since = shop.clock.now.toISOString()
  for (const payments of [1, 2]) {
    const lost = await helpers.bookToPay()
    shop.sandbox.invoices.pay(lost.providerId, 'QRIS')
    await findPayments(shop.deps)
    expect(await readMissed()).toEqual({ payments, since, last: shop.clock.now.toISOString() })
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  }
  const refused = await helpers.bookToPay()
  shop.sandbox.invoices.pay(refused.providerId, 'QRIS')
  await callWebhook(announce(refused), 'the token of another account')
  await findPayments(shop.deps)
  expect(await readMissed(), 'a refused webhook is not counted as lost').toMatchObject({ payments: 2 })
  await callWebhook(announce(refused), shop.sandbox.webhookToken)
  expect(await readMissed()).toBeNull()
})

test('a traveller who calls the webhook with a wrong token cannot cause a webhook problem', async () => {
  const own = await helpers.bookToPay()
  await callWebhook(announce(own), 'guess')
  shop.sandbox.invoices.pay(own.providerId, 'QRIS')
  expect(await callWebhook(announce(own), shop.sandbox.webhookToken)).toBe(200)
  await findPayments(shop.deps)
  expect(await readProblem()).toBeNull()
})

test('an IP address cannot flood the log, and cannot hide the webhooks of another IP address', async () => {
  for (let count = 0; count < 15; count += 1) expect(await callWebhook({}, 'guess', '203.0.113.9')).toBe(401)
  expect(warnings()).toHaveLength(10)
  await callWebhook({}, 'guess', '203.0.113.10')
  expect(warnings()).toHaveLength(11)
})

test('many IP addresses together cannot flood the log', async () => {
  for (let count = 1; count <= 61; count += 1) expect(await callWebhook({}, 'guess', `198.51.100.${count}`)).toBe(401)
  expect(warnings()).toHaveLength(60)
})

test('a body that is too large for a webhook is not read', async () => {
  const announced = await helpers.bookToPay()
  const padding = 'x'.repeat(16 * 1024)
  expect(await callWebhook({ ...announce(announced), padding }, 'guess', '203.0.113.11')).toBe(401)
  expect(warnings()).toMatchObject([{ token: 'wrong', isAboutOurInvoice: false }])
})

test('only the latest 50 payments that refused webhooks announced are stored', async () => {
  const [first, second] = [await helpers.bookToPay(), await helpers.bookToPay()]
  const earlier = JSON.stringify(Array.from({ length: 50 }, (_, index) => `earlier-${index}`))
  await shop.office.db.execute(sql`insert into payload_kv (key, data) values ('refused-webhooks', ${earlier}::jsonb)`)
  for (const { providerId } of [first, second, first])
    expect(await shop.deps.webhookProblems.recordRefused(providerId)).toBe(true)
  const { rows } = await shop.office.db.execute(sql`select data from payload_kv where key = 'refused-webhooks'`)
  const latest = [first.providerId, second.providerId, 'earlier-0']
  expect(rows[0]?.data).toEqual([...latest, ...Array.from({ length: 47 }, (_, index) => `earlier-${index + 1}`)])
})
