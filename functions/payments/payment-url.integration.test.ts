import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPaymentHelpers, type PaymentHelpers } from '../testing/payment-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: PaymentHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createPaymentHelpers(shop, { title: `Ubud ${'rice terraces '.repeat(12)}` })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await helpers.makeProviderMisbehave({})
})

const day = 24 * 60 * 60 * 1000

/** Simulates a process that stopped after the provider's response and before the response was stored. */
async function forgetPaymentUrl(id: string): Promise<void> {
  const data = { payment_url: null, payment_reference_id: null }
  await shop.office.payload.db.updateOne({ collection: 'invoices', id, data })
}

describe('the payment URL', () => {
  test('is requested with the amounts of the stored invoice, not of the request', async () => {
    const { id } = await helpers.book()
    await helpers.openPayment(id, {
      amount: 1,
      description: 'cheap',
      items: [{ name: 'x', price: 1, quantity: 1 }],
      customer: {},
    })
    const [invoice] = helpers.listProviderInvoices(id)
    expect(invoice).toMatchObject({
      external_id: id,
      amount: 1_100_000,
      currency: 'IDR',
      payer_email: 'ayu@example.com',
      should_send_email: false,
      customer: {
        given_names: 'Ayu',
        surname: 'Lestari',
        email: 'ayu@example.com',
        mobile_number: '+628120000111',
        addresses: [{ country: 'Indonesia', street_line1: 'Jl. Raya Ubud 1', city: 'Ubud' }],
      },
      items: [{ price: 1_000_000, quantity: 1 }],
      fees: [{ type: 'Tax', value: 100_000 }],
      success_redirect_url: `${shop.siteUrl}/booking/confirmation/${id}?status=success`,
      failure_redirect_url: `${shop.siteUrl}/booking/confirmation/${id}?status=failed`,
    })
    expect(invoice?.items?.[0]?.name).toBe(`Ubud ${'rice terraces '.repeat(6)}rice…`)
    const left = Date.parse((await helpers.read(id)).expires_at) - Date.parse(invoice?.expiry_date ?? '')
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(5000)
  })

  test('is requested with the company name from the CMS settings', async () => {
    const setName = (site_name: string) => shop.office.payload.updateGlobal({ slug: 'settings', data: { site_name } })
    const { site_name: before } = await shop.office.payload.findGlobal({
      slug: 'settings',
      select: { site_name: true },
    })
    await setName('Surya Journeys')
    const { id } = await helpers.bookToPay()
    await setName(before)
    const [invoice] = helpers.listProviderInvoices(id)
    expect(invoice?.description).toMatch(/^Surya Journeys order NUSA-/)
  })

  test('is requested only with return URLs of this site', async () => {
    const { id: own } = await helpers.book()
    await helpers.openPayment(own, {
      success_redirect_url: '/thank-you?id=1',
      failure_redirect_url: `${shop.siteUrl}/cart`,
    })
    expect(helpers.listProviderInvoices(own)[0]).toMatchObject({
      success_redirect_url: `${shop.siteUrl}/thank-you?id=1`,
      failure_redirect_url: `${shop.siteUrl}/cart`,
    })
    const { id: foreign } = await helpers.book()
    await helpers.openPayment(foreign, {
      success_redirect_url: 'https://evil.example/',
      failure_redirect_url: '//evil.example',
    })
    expect(helpers.listProviderInvoices(foreign)[0]).toMatchObject({
      success_redirect_url: `${shop.siteUrl}/booking/confirmation/${foreign}?status=success`,
      failure_redirect_url: `${shop.siteUrl}/booking/confirmation/${foreign}?status=failed`,
    })
  })

  test('is the same when requested again', async () => {
    const { id } = await helpers.book()
    expect(await helpers.openPayment(id)).toEqual(await helpers.openPayment(id))
    expect(helpers.listProviderInvoices(id)).toHaveLength(1)
  })

  test('is the same for 20 concurrent requests', async () => {
    const { id } = await helpers.book()
    const responses = await Promise.all(Array.from({ length: 20 }, () => helpers.openPayment(id)))
    expect(new Set(responses.map(({ invoice_url }) => invoice_url)).size).toBe(1)
    expect(helpers.listProviderInvoices(id)).toHaveLength(1)
  })

  test('belongs to the existing provider invoice after a response without a URL', async () => {
    const { id } = await helpers.book()
    await helpers.makeProviderMisbehave({ noInvoiceUrl: true })
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'payment_no_url',
    )
    await helpers.makeProviderMisbehave({})
    const { invoice_url } = await helpers.openPayment(id)
    const providerInvoices = helpers.listProviderInvoices(id)
    expect(providerInvoices).toHaveLength(1)
    expect(providerInvoices[0]?.invoice_url).toBe(invoice_url)
  })

  test('belongs to the only provider invoice that is still open after three responses without a URL', async () => {
    const { id } = await helpers.book()
    await helpers.makeProviderMisbehave({ noInvoiceUrl: true })
    for (const _again of [1, 2, 3]) {
      expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
        'payment_no_url',
      )
    }
    expect(helpers.listProviderInvoices(id).map(({ status }) => status)).toEqual(['PENDING', 'EXPIRED', 'EXPIRED'])
    expect((await helpers.read(id)).status).toBe('pending')
    await helpers.makeProviderMisbehave({})
    const { invoice_url } = await helpers.openPayment(id)
    expect(helpers.listProviderInvoices(id)[0]?.invoice_url).toBe(invoice_url)
  })

  test('is not returned for a paid or expired invoice', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.changeAtProvider(providerId, 'pay')
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'invoice_not_pending',
    )
    const { id: late } = await helpers.book()
    shop.clock.now = new Date(shop.clock.now.getTime() + day)
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: late })).code).toBe(
      'invoice_not_pending',
    )
    expect(helpers.listProviderInvoices(late)).toHaveLength(0)
  })

  test('is not returned for a paid invoice whose webhook was lost, and the request settles the invoice', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await forgetPaymentUrl(id)
    await helpers.makeProviderMisbehave({ loseWebhooks: true })
    await helpers.changeAtProvider(providerId, 'pay')
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'invoice_not_pending',
    )
    expect((await helpers.read(id)).status).toBe('paid')
  })

  test('is not returned while a payment is in review, even if the webhook of the payment was lost', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await forgetPaymentUrl(id)
    await helpers.makeProviderMisbehave({ loseWebhooks: true, payAmount: 900_000 })
    await helpers.changeAtProvider(providerId, 'pay')
    for (const _again of [1, 2]) {
      expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
        'payment_in_review',
      )
    }
    expect(helpers.listProviderInvoices(id)).toHaveLength(1)
    expect(helpers.mails(id, 'We are checking your payment')).toHaveLength(1)
  })

  test.each([
    ['arrived', false],
    ['was lost', true],
  ])('is replaced after staff have resolved an unmatched payment whose webhook %s', async (_what, loseWebhooks) => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ payAmount: 900_000, loseWebhooks })
    await helpers.changeAtProvider(providerId, 'pay')
    if (loseWebhooks) {
      await forgetPaymentUrl(id)
      expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
        'payment_in_review',
      )
    }
    await helpers.makeProviderMisbehave({})
    const { payload } = shop.office
    await payload.db.updateOne({ collection: 'invoices', id, data: { needs_attention: false } })
    const { invoice_url } = await helpers.openPayment(id)
    const [newer, older] = helpers.listProviderInvoices(id)
    expect([newer?.invoice_url, newer?.status, older?.status]).toEqual([invoice_url, 'PENDING', 'PAID'])
    expect(await helpers.openPayment(id)).toEqual({ invoice_url })
    await helpers.changeAtProvider(newer?.id ?? '', 'pay')
    expect((await helpers.readStaffView(id)).events).toEqual(['wrong_amount', 'paid'])
    expect((await helpers.read(id)).status).toBe('paid')
  })

  test('is not returned for an unknown invoice or an invalid ID', async () => {
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: randomUUID() })).code).toBe(
      'invoice_not_found',
    )
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: '1' })).code).toBe(
      'invalid_request',
    )
  })

  test.each([
    ['an HTML page', { htmlError: true }, 502, 'Failed to create Xendit invoice'],
    ['malformed JSON', { malformedJson: true }, 502, 'Failed to create Xendit invoice'],
    ['a rate limit', { rateLimited: true }, 503, 'The payment provider is busy. Please try again in a moment.'],
    ['a long delay', { slowMs: 60_000 }, 504, 'Request timed out. Please check your connection and try again.'],
    ['no payment URL', { noInvoiceUrl: true }, 502, 'Invalid response from payment provider'],
  ])(
    'is not returned while the provider responds with %s, and is returned after the provider has recovered',
    async (_what, misbehaviour, status, message) => {
      const { id } = await helpers.book()
      await helpers.makeProviderMisbehave(misbehaviour)
      expect(await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).toMatchObject({
        status,
        message,
      })
      await helpers.makeProviderMisbehave({})
      expect((await helpers.openPayment(id)).invoice_url).toMatch(/^http/)
      expect(helpers.listProviderInvoices(id).length).toBe(1)
    },
  )

  test('is requested without blocking other requests while the provider is slow', async () => {
    const bookTwelve = () => Promise.all(Array.from({ length: 12 }, () => helpers.book()))
    const waiting = await bookTwelve()
    // The calls last longer than the other bookings take.
    await shop.sandbox.call('/admin/misbehave', { method: 'POST', body: { slowMs: 60_000 } })
    const slow = waiting.map(({ id }) => helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id }))
    const others = await bookTwelve()
    expect(new Set(others.map(({ id }) => id)).size).toBe(12)
    expect(new Set((await Promise.all(slow)).map(({ code }) => code))).toEqual(new Set(['payment_timeout']))
  })
})
