import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Xendit, XenditSdkError } from 'xendit-node'
import { startTestSandbox, type TestSandbox } from './testing.ts'

let sandbox: TestSandbox
let xendit: Xendit
let now = new Date('2026-11-21T06:00:00Z')

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  xendit = new Xendit({ secretKey: sandbox.secretKey, xenditURL: sandbox.url })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await sandbox.stop()
})
beforeEach(() => {
  now = new Date('2026-11-21T06:00:00Z')
})

const create = (more = {}) =>
  xendit.Invoice.createInvoice({ data: { externalId: 'order-1', amount: 1_650_000, ...more } })

describe('sandbox invoices (called with the real Xendit client)', () => {
  test('are pending for the requested duration and have a payment page', async () => {
    const invoice = await create({ invoiceDuration: 3600 })
    expect(invoice.status).toBe('PENDING')
    expect(invoice.currency).toBe('IDR')
    expect(invoice.expiryDate).toEqual(new Date('2026-11-21T07:00:00Z'))
    expect((await fetch(invoice.invoiceUrl)).status).toBe(200)
  })

  test('contain the items, customer and fees that were sent', async () => {
    const items = [{ name: 'Ubud rice terraces', price: 1_500_000, quantity: 1 }]
    const customer = {
      givenNames: 'Ayu',
      addresses: [{ country: 'Indonesia', streetLine1: 'Jl. Raya 1', city: 'Ubud' }],
    }
    const { id = '' } = await create({ items, customer, fees: [{ type: 'Tax', value: 150_000 }] })
    const invoice = await xendit.Invoice.getInvoiceById({ invoiceId: id })
    expect(invoice.items).toMatchObject(items)
    expect(invoice.customer?.addresses?.[0]).toMatchObject({ streetLine1: 'Jl. Raya 1' })
    expect(invoice.fees).toEqual([{ type: 'Tax', value: 150_000 }])
  })

  test('are listed by external id and status, newest first', async () => {
    const first = await create({ externalId: 'order-2' })
    const second = await create({ externalId: 'order-2' })
    sandbox.invoices.pay(first.id ?? '', 'BCA')
    const all = await xendit.Invoice.getInvoices({ externalId: 'order-2' })
    expect(all.map(({ id }) => id)).toEqual([second.id, first.id])
    const paid = await xendit.Invoice.getInvoices({ externalId: 'order-2', statuses: ['PAID', 'SETTLED'] })
    expect(paid.map(({ id }) => id)).toEqual([first.id])
    expect(await xendit.Invoice.getInvoices({ externalId: 'order-2', limit: 1 })).toHaveLength(1)
  })

  test('expire on request and at their expiry date', async () => {
    const first = await create()
    expect((await xendit.Invoice.expireInvoice({ invoiceId: first.id ?? '' })).status).toBe('EXPIRED')
    const second = await create({ invoiceDuration: 60 })
    now = new Date('2026-11-21T06:01:00Z')
    expect((await xendit.Invoice.getInvoiceById({ invoiceId: second.id ?? '' })).status).toBe('EXPIRED')
  })

  test('can be created at a path without the trailing slash', async () => {
    const response = await sandbox.call('/v2/invoices', { method: 'POST', body: { external_id: 'a', amount: 1000 } })
    expect(response.status).toBe(200)
  })
})

describe('the sandbox API', () => {
  test('rejects a wrong key', async () => {
    const stranger = new Xendit({ secretKey: 'xnd_development_wrong', xenditURL: sandbox.url })
    const error = await stranger.Invoice.getInvoices().catch((e: unknown) => e)
    expect(error).toBeInstanceOf(XenditSdkError)
    expect(error).toMatchObject({ status: 401, errorCode: 'INVALID_API_KEY' })
  })

  test('returns 404 for an unknown invoice', async () => {
    const response = xendit.Invoice.getInvoiceById({ invoiceId: 'nothing' })
    await expect(response).rejects.toMatchObject({ status: 404, errorCode: 'INVOICE_NOT_FOUND_ERROR' })
  })

  test.each([
    ['no amount', { amount: undefined }, 'API_VALIDATION_ERROR'],
    ['an amount of zero', { amount: 0 }, 'API_VALIDATION_ERROR'],
    ['an amount above the maximum', { amount: 60_000_000_000 }, 'MAXIMUM_TRANSFER_AMOUNT_ERROR'],
    ['an invalid e-mail address', { payer_email: 'ayu' }, 'EMAIL_FORMAT_ERROR'],
    ['an unsupported currency', { currency: 'EUR' }, 'UNSUPPORTED_CURRENCY'],
    ['a currency that this account does not accept', { currency: 'USD' }, 'MISMATCH_CURRENCY_ERROR'],
    ['no payment methods', { payment_methods: [] }, 'NO_COLLECTION_METHODS_ERROR'],
    ['an unknown payment method', { payment_methods: ['SHELLS'] }, 'UNAVAILABLE_PAYMENT_METHOD_ERROR'],
    ['a reminder out of range', { reminder_time: 99 }, 'INVALID_REMINDER_TIME'],
    ['76 items', { items: Array(76).fill({ name: 'a', price: 1, quantity: 1 }) }, 'API_VALIDATION_ERROR'],
    ['a relative return address', { success_redirect_url: '/thanks' }, 'API_VALIDATION_ERROR'],
  ])('rejects an invoice with %s', async (_what, more, code) => {
    const body = { external_id: 'order-3', amount: 1000, ...more }
    const response = await sandbox.call('/v2/invoices/', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: code, message: expect.any(String) })
  })

  test('refuses to expire a paid invoice', async () => {
    const { id = '' } = await create()
    sandbox.invoices.pay(id, 'QRIS')
    await expect(xendit.Invoice.expireInvoice({ invoiceId: id })).rejects.toMatchObject({ status: 400 })
  })
})

describe('sandbox refunds', () => {
  const refund = (body: object, key: string) =>
    sandbox.call('/refunds', { method: 'POST', body, headers: { 'idempotency-key': key } })

  test('pay back the amount of the invoice, once per idempotency key', async () => {
    const { id = '' } = await create()
    sandbox.invoices.pay(id, 'QRIS')
    const body = { invoice_id: id, amount: 650_000, reason: 'CANCELLATION' }
    const first = await (await refund(body, 'key-1')).json()
    expect(first).toMatchObject({ status: 'SUCCEEDED', amount: 650_000 })
    expect(await (await refund(body, 'key-1')).json()).toEqual(first)
    expect(await (await sandbox.call(`/refunds/${first.id}`)).json()).toEqual(first)
    const reused = await refund({ ...body, amount: 1 }, 'key-1')
    expect([reused.status, await reused.json()]).toMatchObject([409, { error_code: 'DUPLICATE_ERROR' }])
    const tooMuch = await refund({ ...body, amount: 1_000_001 }, 'key-2')
    expect(await tooMuch.json()).toMatchObject({ error_code: 'MAXIMUM_REFUND_AMOUNT_REACHED' })
    expect(await (await refund({ invoice_id: id, reason: 'OTHERS' }, 'key-3')).json()).toMatchObject({
      amount: 1_000_000,
    })
  })

  test('are not supported for a bank transfer, unless another scenario is chosen', async () => {
    const { id = '' } = await create()
    sandbox.invoices.pay(id, 'BCA')
    const body = { invoice_id: id, reason: 'CANCELLATION' }
    expect(await (await refund(body, 'key-5')).json()).toMatchObject({ error_code: 'REFUND_NOT_SUPPORTED' })
    sandbox.refunds.chooseScenario(id, 'no-balance')
    expect(await (await refund(body, 'key-5')).json()).toMatchObject({ error_code: 'INSUFFICIENT_BALANCE' })
    sandbox.refunds.chooseScenario(id, 'succeeds')
    expect(await (await refund(body, 'key-5')).json()).toMatchObject({ status: 'SUCCEEDED' })
  })

  test('can be ended by the payment page or the admin API only while they are pending', async () => {
    const { id = '' } = await create()
    sandbox.invoices.pay(id, 'QRIS')
    sandbox.refunds.chooseScenario(id, 'waits')
    const made = await (await refund({ invoice_id: id, reason: 'CANCELLATION' }, 'key-6')).json()
    expect(made).toMatchObject({ status: 'PENDING' })
    expect(await (await fetch(`${sandbox.url}/web/${id}`)).text()).toContain('Let it fail')
    expect((await sandbox.call(`/admin/refunds/${made.id}/fail`, { method: 'POST' })).status).toBe(200)
    expect(sandbox.refunds.get(made.id)).toMatchObject({ status: 'FAILED' })
    expect((await sandbox.call(`/admin/refunds/${made.id}/succeed`, { method: 'POST' })).status).toBe(400)
  })

  test('are rejected for an unpaid invoice', async () => {
    const { id = '' } = await create()
    const response = await refund({ invoice_id: id, reason: 'OTHERS' }, 'key-4')
    expect(await response.json()).toMatchObject({ error_code: 'INELIGIBLE_TRANSACTION' })
  })
})
