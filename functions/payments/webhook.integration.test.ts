import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPaymentHelpers, type PaymentHelpers } from '../testing/payment-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: PaymentHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createPaymentHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await helpers.makeProviderMisbehave({})
})

const readEventKinds = async (id: string) =>
  (await helpers.ayu.call('listBookings', undefined, '/api/bookings?when=upcoming')).bookings.find(
    ({ invoice_id }) => invoice_id === id,
  )

describe('the payment webhook', () => {
  test('rejects a wrong token, whatever the body is', async () => {
    for (const token of ['', 'wrong', `${shop.sandbox.webhookToken}x`]) {
      const response = await helpers.callWebhook('not even JSON', token)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'webhook_unauthorized' } })
    }
  })

  test('does not settle an invoice that is pending at the provider, whatever the webhook says', async () => {
    const { id, providerId } = await helpers.bookToPay()
    const lie = { id: providerId, external_id: id, status: 'PAID', amount: 1_100_000, paid_amount: 1_100_000 }
    expect((await helpers.callWebhook(lie)).status).toBe(200)
    expect((await helpers.read(id)).status).toBe('pending')
  })

  test('settles the payment once and sends one email when delivered ten times at the same time', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ duplicateWebhooks: true })
    await helpers.changeAtProvider(providerId, 'pay')
    const hint = { id: providerId, external_id: id, status: 'PAID' }
    const responses = await Promise.all(Array.from({ length: 10 }, () => helpers.callWebhook(hint)))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await helpers.readStaffView(id)).events).toEqual(['paid'])
    expect(helpers.mails(id, 'We received your payment')).toHaveLength(1)
  })

  test('settles the payment before it records that the token is correct', async () => {
    const { id, providerId } = await helpers.bookToPay()
    const statuses: string[] = []
    const record = vi.spyOn(shop.deps.webhookProblems, 'recordAccepted')
    record.mockImplementation(async () => void statuses.push((await helpers.read(id)).status))
    await helpers.changeAtProvider(providerId, 'pay')
    record.mockRestore()
    expect(statuses).toEqual(['paid'])
  })

  test('stores the payment method on the invoice and on each paid booking', async () => {
    const { id, bookings } = await helpers.book(2)
    await helpers.ayu.call('cancelBooking', {}, `/api/bookings/${bookings[0]}/cancel`)
    await helpers.openPayment(id)
    await helpers.changeAtProvider(helpers.listProviderInvoices(id)[0]?.id ?? '', 'pay')
    expect((await helpers.read(id)).payment_method).toBe('QR_CODE · QRIS')
    const { docs } = await shop.office.payload.find({
      collection: 'bookings',
      where: { invoice_id: { equals: id } },
      sort: 'id',
    })
    expect(docs.map(({ payment_method }) => payment_method)).toEqual([null, 'QR_CODE · QRIS'])
  })

  test('settles the payment once when events arrive in the wrong order', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ reorderWebhooks: true })
    await helpers.changeAtProvider(providerId, 'pay')
    await helpers.changeAtProvider(providerId, 'settle')
    expect((await helpers.read(id)).status).toBe('pending')
    await shop.sandbox.call('/admin/webhooks/flush', { method: 'POST' })
    expect((await helpers.read(id)).status).toBe('paid')
    expect((await helpers.readStaffView(id)).events).toEqual(['paid'])
    expect(helpers.mails(id, 'We received your payment')).toHaveLength(1)
  })

  test('stores a payment with a wrong amount for staff to check, and does not settle the invoice', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ payAmount: 900_000 })
    await helpers.changeAtProvider(providerId, 'pay')
    await helpers.callWebhook({ id: providerId, external_id: id })
    const { invoice, events } = await helpers.readStaffView(id)
    expect(invoice).toMatchObject({ status: 'pending', needs_attention: true })
    expect(events).toEqual(['wrong_amount'])
    expect(helpers.mails(id, 'We received your payment')).toHaveLength(0)
    expect(await helpers.read(id)).toMatchObject({ status: 'pending', payment_in_review: true })
    const { expires_at } = await helpers.read(id)
    const asListed = { invoice_status: 'pending', invoice_expires_at: expires_at, payment_in_review: true }
    expect(await readEventKinds(id)).toMatchObject(asListed)
    expect(helpers.mails(id, 'We are checking your payment')).toHaveLength(1)
    expect(helpers.mails(id, 'We are checking your payment')[0]?.text).not.toContain('Another amount')
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'payment_in_review',
    )
  })

  test('stores a payment after the expiry for staff to check, and the bookings stay cancelled', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.changeAtProvider(providerId, 'expire')
    expect(await helpers.read(id)).toMatchObject({
      status: 'expired',
      bookings: [{ status: 'cancelled', payment_status: 'failed' }],
    })
    await helpers.makeProviderMisbehave({ payAfterExpiry: true })
    await helpers.changeAtProvider(providerId, 'pay')
    const { invoice, events } = await helpers.readStaffView(id)
    expect(invoice).toMatchObject({ status: 'expired', needs_attention: true })
    expect(invoice.attention_note).toMatch(/after the invoice had expired/)
    expect(events).toContain('paid_after_expiry')
    await helpers.callWebhook({ id: providerId, external_id: id })
    expect(helpers.mails(id, 'We are checking your payment')).toHaveLength(1)
    expect((await helpers.read(id)).payment_in_review).toBe(true)
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'payment_in_review',
    )
    expect((await helpers.read(id)).bookings[0]).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
  })

  test('stores an unknown payment status for staff to check', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ status: 'ON_HOLD' })
    expect((await helpers.callWebhook({ id: providerId, external_id: id })).status).toBe(200)
    const { invoice, events } = await helpers.readStaffView(id)
    expect(invoice).toMatchObject({ status: 'pending', needs_attention: true })
    expect(events).toEqual(['unknown_status'])
  })

  test('stores an event about an unknown invoice only once, for staff to check', async () => {
    const foreign = shop.sandbox.invoices.create({ external_id: 'of-another-shop', amount: 5000 }, shop.sandbox.url)
    await helpers.changeAtProvider(foreign.id, 'pay')
    for (const _again of [1, 2]) {
      expect((await helpers.callWebhook({ id: foreign.id, external_id: foreign.external_id })).status).toBe(200)
      expect((await helpers.callWebhook({ id: 'never-made', external_id: randomUUID() })).status).toBe(200)
    }
    const { docs } = await shop.office.payload.find({
      collection: 'payment-events',
      where: { and: [{ invoice: { exists: false } }, { needs_attention: { equals: true } }] },
    })
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['unknown_invoice', 'unknown_provider_invoice'])
  })

  test.each([
    ['returns an HTML page', { htmlError: true }, 502],
    ['returns malformed JSON', { malformedJson: true }, 502],
    ['limits the rate', { rateLimited: true }, 503],
    ['responds too slowly', { slowMs: 60_000 }, 504],
  ])(
    'returns the status $2 if the provider %s, so that the webhook is delivered again',
    async (_what, providerResponse, status) => {
      const { id, providerId } = await helpers.bookToPay()
      await helpers.makeProviderMisbehave({ ...providerResponse })
      shop.sandbox.invoices.pay(providerId, 'QRIS')
      await shop.sandbox.webhooks.waitUntilIdle()
      expect((await helpers.callWebhook({ id: providerId, external_id: id })).status).toBe(status)
      expect((await helpers.read(id)).status).toBe('pending')
      await helpers.makeProviderMisbehave({})
      expect((await helpers.callWebhook({ id: providerId, external_id: id })).status).toBe(200)
      expect((await helpers.read(id)).status).toBe('paid')
    },
  )

  test.each([['null'], ['[]'], ['{"id":7}'], ['{"id":"x"}'], ['{']])(
    'causes no server error with the invalid body %s',
    async (body) => {
      expect((await helpers.callWebhook(body)).status).toBeLessThan(500)
    },
  )
})
