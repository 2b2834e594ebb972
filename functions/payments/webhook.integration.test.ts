import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Paying, payingAt } from '../testing/paying.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let at: Paying

beforeAll(async () => {
  shop = await startTestApp()
  at = await payingAt(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await at.misbehave({})
})

const history = async (id: string) =>
  (await at.ayu.ask('listBookings', undefined, '/api/bookings?when=upcoming')).bookings.find(
    ({ invoice_id }) => invoice_id === id,
  )

describe('the webhook', () => {
  test('rejects a wrong token before reading the body', async () => {
    for (const token of ['', 'wrong', `${shop.sandbox.webhookToken}x`]) {
      const response = await at.tell('not even JSON', token)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'webhook_unauthorized' } })
    }
  })

  test('does not trust its content: an invoice that is pending at the provider stays pending', async () => {
    const { id, providerId } = await at.bookToPay()
    const lie = { id: providerId, external_id: id, status: 'PAID', amount: 1_100_000, paid_amount: 1_100_000 }
    expect((await at.tell(lie)).status).toBe(200)
    expect((await at.read(id)).status).toBe('pending')
  })

  test('settles once and mails once when delivered ten times at once', async () => {
    const { id, providerId } = await at.bookToPay()
    await at.misbehave({ duplicateWebhooks: true })
    await at.admin(providerId, 'pay')
    const hint = { id: providerId, external_id: id, status: 'PAID' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => at.tell(hint)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await at.staffView(id)).events).toEqual(['paid'])
    expect(at.mails(id, 'We received your payment')).toHaveLength(1)
  })

  test('stores the payment method on the invoice and on each paid booking', async () => {
    const { id, bookings } = await at.book(2)
    await at.ayu.ask('cancelBooking', {}, `/api/bookings/${bookings[0]}/cancel`)
    await at.payAt(id)
    await at.admin(at.atProvider(id)[0]?.id ?? '', 'pay')
    expect((await at.read(id)).payment_method).toBe('QR_CODE · QRIS')
    const { docs } = await shop.office.payload.find({
      collection: 'bookings',
      where: { invoice_id: { equals: id } },
      sort: 'id',
    })
    expect(docs.map(({ payment_method }) => payment_method)).toEqual([null, 'QR_CODE · QRIS'])
  })

  test('settles once when events arrive in the wrong order', async () => {
    const { id, providerId } = await at.bookToPay()
    await at.misbehave({ reorderWebhooks: true })
    await at.admin(providerId, 'pay')
    await at.admin(providerId, 'settle')
    expect((await at.read(id)).status).toBe('pending')
    await shop.sandbox.call('/admin/webhooks/flush', { method: 'POST' })
    expect((await at.read(id)).status).toBe('paid')
    expect((await at.staffView(id)).events).toEqual(['paid'])
    expect(at.mails(id, 'We received your payment')).toHaveLength(1)
  })

  test('stores a payment with a wrong amount for staff and settles nothing', async () => {
    const { id, providerId } = await at.bookToPay()
    await at.misbehave({ payAmount: 900_000 })
    await at.admin(providerId, 'pay')
    await at.tell({ id: providerId, external_id: id })
    const { invoice, events } = await at.staffView(id)
    expect(invoice).toMatchObject({ status: 'pending', needs_attention: true })
    expect(events).toEqual(['wrong_amount'])
    expect(at.mails(id, 'We received your payment')).toHaveLength(0)
    expect(await at.read(id)).toMatchObject({ status: 'pending', payment_in_review: true })
    const { expires_at } = await at.read(id)
    const asListed = { invoice_status: 'pending', invoice_expires_at: expires_at, payment_in_review: true }
    expect(await history(id)).toMatchObject(asListed)
    expect(at.mails(id, 'We are checking your payment')).toHaveLength(1)
    expect(at.mails(id, 'We are checking your payment')[0]?.text).not.toContain('Another amount')
    expect((await at.ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
  })

  test('stores a payment after the expiry for staff, and keeps the bookings cancelled', async () => {
    const { id, providerId } = await at.bookToPay()
    await at.admin(providerId, 'expire')
    expect(await at.read(id)).toMatchObject({
      status: 'expired',
      bookings: [{ status: 'cancelled', payment_status: 'failed' }],
    })
    await at.misbehave({ payAfterExpiry: true })
    await at.admin(providerId, 'pay')
    const { invoice, events } = await at.staffView(id)
    expect(invoice).toMatchObject({ status: 'expired', needs_attention: true })
    expect(invoice.attention_note).toMatch(/after the invoice had expired/)
    expect(events).toContain('paid_after_expiry')
    await at.tell({ id: providerId, external_id: id })
    expect(at.mails(id, 'We are checking your payment')).toHaveLength(1)
    expect((await at.read(id)).payment_in_review).toBe(true)
    expect((await at.ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
    expect((await at.read(id)).bookings[0]).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
  })

  test('stores an unknown status for staff', async () => {
    const { id, providerId } = await at.bookToPay()
    await at.misbehave({ status: 'ON_HOLD' })
    expect((await at.tell({ id: providerId, external_id: id })).status).toBe(200)
    const { invoice, events } = await at.staffView(id)
    expect(invoice).toMatchObject({ status: 'pending', needs_attention: true })
    expect(events).toEqual(['unknown_status'])
  })

  test('stores the event of an unknown invoice once for staff', async () => {
    const foreign = shop.sandbox.invoices.create({ external_id: 'of-another-shop', amount: 5000 }, shop.sandbox.url)
    await at.admin(foreign.id, 'pay')
    for (const _again of [1, 2]) {
      expect((await at.tell({ id: foreign.id, external_id: foreign.external_id })).status).toBe(200)
      expect((await at.tell({ id: 'never-made', external_id: randomUUID() })).status).toBe(200)
    }
    const { docs } = await shop.office.payload.find({
      collection: 'payment-events',
      where: { and: [{ invoice: { exists: false } }, { needs_attention: { equals: true } }] },
    })
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['unknown_invoice', 'unknown_provider_invoice'])
  })

  test.each([
    [{ htmlError: true }, 502],
    [{ malformedJson: true }, 502],
    [{ rateLimited: true }, 503],
    [{ slowMs: 60_000 }, 504],
  ])('returns an error, so that it is delivered again, if the provider answers %o', async (bad, status) => {
    const { id, providerId } = await at.bookToPay()
    await at.misbehave({ ...bad })
    shop.sandbox.invoices.pay(providerId, 'QRIS')
    await shop.sandbox.webhooks.idle()
    expect((await at.tell({ id: providerId, external_id: id })).status).toBe(status)
    expect((await at.read(id)).status).toBe('pending')
    await at.misbehave({})
    expect((await at.tell({ id: providerId, external_id: id })).status).toBe(200)
    expect((await at.read(id)).status).toBe('paid')
  })

  test.each([['null'], ['[]'], ['{"id":7}'], ['{"id":"x"}'], ['{']])(
    'does not fail on the invalid body %s',
    async (body) => {
      expect((await at.tell(body)).status).toBeLessThan(500)
    },
  )
})
