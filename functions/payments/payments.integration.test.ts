import { randomUUID } from 'node:crypto'
import type { Tour } from '@nusa/shared/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxInvoice } from '../../dev/sandbox/types.ts'
import { createBackground } from '../hosts/background.ts'
import { expireInvoices } from '../services/expire-invoices.ts'
import { sweep } from '../services/sweep.ts'
import type { Browser } from '../testing/browser.ts'
import { choose, offerTour, requestFor } from '../testing/offer.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

const day = 24 * 60 * 60 * 1000
let shop: TestApp
let ayu: Browser
let tour: Tour

beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller('ayu@example.com')
  tour = await offerTour(shop, { title: `Ubud ${'rice terraces '.repeat(12)}` })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await misbehave({})
})

const misbehave = (body: object) => shop.sandbox.call('/admin/misbehave', { method: 'POST', body })
const book = async () => (await ayu.ask('placeBooking', requestFor(tour, [choose(shop, tour)]))).invoiceId
const payAt = (external_id: string, more = {}) => ayu.ask('createXenditInvoice', { external_id, ...more })
const read = (id: string) => ayu.ask('getInvoice', undefined, `/api/invoices/${id}`)

const history = async (id: string) =>
  (await ayu.ask('listBookings', undefined, '/api/bookings?when=upcoming')).bookings.find(
    ({ invoice_id }) => invoice_id === id,
  )

async function atProvider(externalId: string): Promise<SandboxInvoice[]> {
  return shop.sandbox.invoices.list({ externalId, statuses: [], limit: 100 })
}

/** Books, asks where to pay, and gives both invoices' ids. */
async function bookToPay(): Promise<{ id: string; providerId: string }> {
  const id = await book()
  await payAt(id)
  const [invoice] = await atProvider(id)
  return { id, providerId: invoice?.id ?? '' }
}

async function admin(providerId: string, action: 'pay' | 'settle' | 'expire'): Promise<void> {
  const response = await shop.sandbox.call(`/admin/invoices/${providerId}/${action}`, { method: 'POST' })
  expect(response.status).toBe(200)
}

/** As when the process died between the provider's answer and noting it down. */
async function forgetAddress(id: string): Promise<void> {
  const data = { payment_url: null, payment_reference_id: null }
  await shop.office.payload.db.updateOne({ collection: 'invoices', id, data })
}

/** What staff see of an invoice in the admin. */
async function staffView(id: string) {
  const { payload } = shop.office
  const invoice = await payload.findByID({ collection: 'invoices', id, depth: 0 })
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { invoice: { equals: id } },
    sort: 'id',
    pagination: false,
  })
  return { invoice, events: docs.map(({ kind }) => kind) }
}

const paidMails = (id: string) =>
  shop.mails.sent.filter(({ subject, text }) => subject === 'We received your payment' && text.includes(id))

const reviewMails = (id: string) =>
  shop.mails.sent.filter(({ subject, text }) => subject === 'We are checking your payment' && text.includes(id))

describe('the address to pay at', () => {
  test('is asked for with what the invoice says, whatever the request says', async () => {
    const id = await book()
    await payAt(id, { amount: 1, description: 'cheap', items: [{ name: 'x', price: 1, quantity: 1 }], customer: {} })
    const [invoice] = await atProvider(id)
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
        addresses: [{ country: 'Indonesia', street_line1: 'Jl. Raya Ubud 1', city: 'Ubud' }],
      },
      items: [{ price: 1_000_000, quantity: 1 }],
      fees: [{ type: 'Tax', value: 100_000 }],
      success_redirect_url: `${shop.siteUrl}/booking/confirmation/${id}?status=success`,
      failure_redirect_url: `${shop.siteUrl}/booking/confirmation/${id}?status=failed`,
    })
    expect(invoice?.items?.[0]?.name).toHaveLength(100)
    const left = Date.parse((await read(id)).expires_at) - Date.parse(invoice?.expiry_date ?? '')
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(5000)
  })

  test('names the company as editors write it', async () => {
    const setName = (site_name: string) => shop.office.payload.updateGlobal({ slug: 'settings', data: { site_name } })
    const { site_name: before } = await shop.office.payload.findGlobal({
      slug: 'settings',
      select: { site_name: true },
    })
    await setName('Surya Journeys')
    const { id } = await bookToPay()
    await setName(before)
    const [invoice] = await atProvider(id)
    expect(invoice?.description).toMatch(/^Surya Journeys booking /)
  })

  test('leads back to paths of this site only', async () => {
    const own = await book()
    await payAt(own, { success_redirect_url: '/thank-you?id=1', failure_redirect_url: `${shop.siteUrl}/cart` })
    expect((await atProvider(own))[0]).toMatchObject({
      success_redirect_url: `${shop.siteUrl}/thank-you?id=1`,
      failure_redirect_url: `${shop.siteUrl}/cart`,
    })
    const foreign = await book()
    await payAt(foreign, { success_redirect_url: 'https://evil.example/', failure_redirect_url: '//evil.example' })
    expect((await atProvider(foreign))[0]).toMatchObject({
      success_redirect_url: `${shop.siteUrl}/booking/confirmation/${foreign}?status=success`,
      failure_redirect_url: `${shop.siteUrl}/booking/confirmation/${foreign}?status=failed`,
    })
  })

  test('is the same when it is asked for again', async () => {
    const id = await book()
    expect(await payAt(id)).toEqual(await payAt(id))
    expect(await atProvider(id)).toHaveLength(1)
  })

  test('is the same for 20 who ask at once', async () => {
    const id = await book()
    const answers = await Promise.all(Array.from({ length: 20 }, () => payAt(id)))
    expect(new Set(answers.map(({ invoice_url }) => invoice_url)).size).toBe(1)
    expect(await atProvider(id)).toHaveLength(1)
  })

  test('is found again at the provider when its answer was lost', async () => {
    const id = await book()
    await misbehave({ noInvoiceUrl: true })
    expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_no_url')
    await misbehave({})
    const { invoice_url } = await payAt(id)
    const made = await atProvider(id)
    expect(made).toHaveLength(1)
    expect(made[0]?.invoice_url).toBe(invoice_url)
  })

  test('is not given for an invoice that is paid, or whose time is over', async () => {
    const { id, providerId } = await bookToPay()
    await admin(providerId, 'pay')
    expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('invoice_not_pending')
    const late = await book()
    shop.clock.now = new Date(shop.clock.now.getTime() + day)
    expect((await ayu.refused('createXenditInvoice', { external_id: late })).code).toBe('invoice_not_pending')
    expect(await atProvider(late)).toHaveLength(0)
  })

  test('of an invoice that was paid without our knowing settles it', async () => {
    const { id, providerId } = await bookToPay()
    await forgetAddress(id)
    await misbehave({ loseWebhooks: true })
    await admin(providerId, 'pay')
    expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('invoice_not_pending')
    expect((await read(id)).status).toBe('paid')
  })

  test('is not given while a payment is checked, also one that we had not heard of', async () => {
    const { id, providerId } = await bookToPay()
    await forgetAddress(id)
    await misbehave({ loseWebhooks: true, payAmount: 900_000 })
    await admin(providerId, 'pay')
    for (const _again of [1, 2]) {
      expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
    }
    expect(await atProvider(id)).toHaveLength(1)
    expect(reviewMails(id)).toHaveLength(1)
  })

  test.each([
    ['we were told of', false],
    ['we were not told of', true],
  ])('is another one once staff have settled a payment that did not fit and that %s', async (_what, loseWebhooks) => {
    const { id, providerId } = await bookToPay()
    await misbehave({ payAmount: 900_000, loseWebhooks })
    await admin(providerId, 'pay')
    if (loseWebhooks) {
      await forgetAddress(id)
      expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
    }
    await misbehave({})
    const { payload } = shop.office
    await payload.db.updateOne({ collection: 'invoices', id, data: { needs_attention: false } })
    const { invoice_url } = await payAt(id)
    const [newer, older] = await atProvider(id)
    expect([newer?.invoice_url, newer?.status, older?.status]).toEqual([invoice_url, 'PENDING', 'PAID'])
    expect(await payAt(id)).toEqual({ invoice_url })
    await admin(newer?.id ?? '', 'pay')
    expect((await staffView(id)).events).toEqual(['wrong_amount', 'paid'])
    expect((await read(id)).status).toBe('paid')
  })

  test('of an unknown invoice, or without an id, is refused', async () => {
    expect((await ayu.refused('createXenditInvoice', { external_id: randomUUID() })).code).toBe('invoice_not_found')
    expect((await ayu.refused('createXenditInvoice', { external_id: '1' })).code).toBe('invalid_request')
  })

  test.each([
    ['answers a page of HTML', { htmlError: true }, 502, 'Failed to create Xendit invoice'],
    ['answers half a JSON', { malformedJson: true }, 502, 'Failed to create Xendit invoice'],
    ['is busy', { rateLimited: true }, 503, 'The payment provider is busy. Please try again in a moment.'],
    ['is silent', { slowMs: 60_000 }, 504, 'Request timed out. Please check your connection and try again.'],
    ['forgets the address', { noInvoiceUrl: true }, 502, 'Invalid response from payment provider'],
  ])(
    'is refused in words where the provider %s, and given when it is well again',
    async (_what, bad, status, message) => {
      const id = await book()
      await misbehave(bad)
      expect(await ayu.refused('createXenditInvoice', { external_id: id })).toMatchObject({ status, message })
      await misbehave({})
      expect((await payAt(id)).invoice_url).toMatch(/^http/)
      expect((await atProvider(id)).length).toBe(1)
    },
  )

  test('does not hold up others while the provider is slow', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, book))
    await misbehave({ slowMs: 60_000 })
    const slow = ids.map((id) => ayu.refused('createXenditInvoice', { external_id: id }))
    const others = await Promise.all(Array.from({ length: 12 }, book))
    expect(new Set(others).size).toBe(12)
    expect(new Set((await Promise.all(slow)).map(({ code }) => code))).toEqual(new Set(['payment_timeout']))
  })
})

describe('the webhook', () => {
  const hook = (body: unknown, token = shop.sandbox.webhookToken) =>
    shop.app.request('/api/webhooks/xendit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test('without the right token is refused before its body is looked at', async () => {
    for (const token of ['', 'wrong', `${shop.sandbox.webhookToken}x`]) {
      const response = await hook('not even JSON', token)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'webhook_unauthorized' } })
    }
  })

  test('is not believed: an invoice that is pending at the provider stays so', async () => {
    const { id, providerId } = await bookToPay()
    const lie = { id: providerId, external_id: id, status: 'PAID', amount: 1_100_000, paid_amount: 1_100_000 }
    expect((await hook(lie)).status).toBe(200)
    expect((await read(id)).status).toBe('pending')
  })

  test('that comes twice, or ten times at once, settles once and mails once', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ duplicateWebhooks: true })
    await admin(providerId, 'pay')
    const hint = { id: providerId, external_id: id, status: 'PAID' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => hook(hint)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await staffView(id)).events).toEqual(['paid'])
    expect(paidMails(id)).toHaveLength(1)
  })

  test('in the wrong order settles once', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ reorderWebhooks: true })
    await admin(providerId, 'pay')
    await admin(providerId, 'settle')
    expect((await read(id)).status).toBe('pending')
    await shop.sandbox.call('/admin/webhooks/flush', { method: 'POST' })
    expect((await read(id)).status).toBe('paid')
    expect((await staffView(id)).events).toEqual(['paid'])
    expect(paidMails(id)).toHaveLength(1)
  })

  test('of another amount is kept for staff and pays nothing', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ payAmount: 900_000 })
    await admin(providerId, 'pay')
    await hook({ id: providerId, external_id: id })
    const { invoice, events } = await staffView(id)
    expect(invoice).toMatchObject({ status: 'pending', needs_attention: true })
    expect(events).toEqual(['wrong_amount'])
    expect(paidMails(id)).toHaveLength(0)
    expect(await read(id)).toMatchObject({ status: 'pending', payment_in_review: true })
    const { expires_at } = await read(id)
    const asListed = { invoice_status: 'pending', invoice_expires_at: expires_at, payment_in_review: true }
    expect(await history(id)).toMatchObject(asListed)
    expect(reviewMails(id)).toHaveLength(1)
    expect(reviewMails(id)[0]?.text).not.toContain('Another amount')
    expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
  })

  test('of a payment after the expiry is kept for staff, and the bookings stay cancelled', async () => {
    const { id, providerId } = await bookToPay()
    await admin(providerId, 'expire')
    expect(await read(id)).toMatchObject({
      status: 'expired',
      bookings: [{ status: 'cancelled', payment_status: 'failed' }],
    })
    await misbehave({ payAfterExpiry: true })
    await admin(providerId, 'pay')
    const { invoice, events } = await staffView(id)
    expect(invoice).toMatchObject({ status: 'expired', needs_attention: true })
    expect(invoice.attention_note).toMatch(/after the invoice had expired/)
    expect(events).toContain('paid_after_expiry')
    await hook({ id: providerId, external_id: id })
    expect(reviewMails(id)).toHaveLength(1)
    expect((await read(id)).payment_in_review).toBe(true)
    expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
    expect((await read(id)).bookings[0]).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
  })

  test('with a status that nobody knows is kept for staff', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ status: 'ON_HOLD' })
    expect((await hook({ id: providerId, external_id: id })).status).toBe(200)
    const { invoice, events } = await staffView(id)
    expect(invoice).toMatchObject({ status: 'pending', needs_attention: true })
    expect(events).toEqual(['unknown_status'])
  })

  test('of an invoice that is not ours, or not even the provider knows, is kept once for staff', async () => {
    const foreign = shop.sandbox.invoices.create({ external_id: 'of-another-shop', amount: 5000 }, shop.sandbox.url)
    await admin(foreign.id, 'pay')
    for (const _again of [1, 2]) {
      expect((await hook({ id: foreign.id, external_id: foreign.external_id })).status).toBe(200)
      expect((await hook({ id: 'never-made', external_id: randomUUID() })).status).toBe(200)
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
  ])('asks to be called again where the provider answers %o', async (bad, status) => {
    const { id, providerId } = await bookToPay()
    await misbehave({ ...bad })
    shop.sandbox.invoices.pay(providerId, 'QRIS')
    await shop.sandbox.webhooks.idle()
    expect((await hook({ id: providerId, external_id: id })).status).toBe(status)
    expect((await read(id)).status).toBe('pending')
    await misbehave({})
    expect((await hook({ id: providerId, external_id: id })).status).toBe(200)
    expect((await read(id)).status).toBe('paid')
  })

  test.each([['null'], ['[]'], ['{"id":7}'], ['{"id":"x"}'], ['{']])(
    'that says %s is refused, not failed',
    async (body) => {
      expect((await hook(body)).status).toBeLessThan(500)
    },
  )
})

describe('the sweep', () => {
  const tomorrow = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + day)
  }

  test('ends invoices that nobody paid in 24 hours, at the provider too', async () => {
    const [open, never] = [await bookToPay(), await book()]
    await expireInvoices(shop.deps)
    expect((await read(open.id)).status).toBe('pending')
    tomorrow()
    await expireInvoices(shop.deps)
    for (const id of [open.id, never]) {
      expect(await read(id)).toMatchObject({
        status: 'expired',
        bookings: [{ status: 'cancelled', payment_status: 'failed' }],
      })
    }
    expect(shop.sandbox.invoices.get(open.providerId).status).toBe('EXPIRED')
    expect(await expireInvoices(shop.deps)).toEqual({ expired: 0, settled: 0, putOff: 0 })
  })

  test('settles what was paid in time, though no webhook came', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ loseWebhooks: true })
    await admin(providerId, 'pay')
    tomorrow()
    expect(await expireInvoices(shop.deps)).toMatchObject({ settled: 1 })
    expect((await read(id)).status).toBe('paid')
    expect(paidMails(id)).toHaveLength(1)
  })

  test('ends what was paid by another amount, and leaves the payment to staff', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ payAmount: 900_000 })
    await admin(providerId, 'pay')
    tomorrow()
    await expireInvoices(shop.deps)
    const { invoice, events } = await staffView(id)
    expect(invoice).toMatchObject({ status: 'expired', needs_attention: true })
    expect(events).toEqual(['wrong_amount', 'expired'])
    expect(await read(id)).toMatchObject({ status: 'expired', payment_in_review: true })
    expect(reviewMails(id)).toHaveLength(1)
  })

  test('ends what was paid by another amount without our knowing in the same turn', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ payAmount: 900_000, loseWebhooks: true })
    await admin(providerId, 'pay')
    tomorrow()
    await expireInvoices(shop.deps)
    const { invoice, events } = await staffView(id)
    expect([invoice.status, ...events]).toEqual(['expired', 'wrong_amount', 'expired'])
  })

  test('puts off what the provider can not be asked about', async () => {
    const { id } = await bookToPay()
    tomorrow()
    await misbehave({ htmlError: true })
    expect(await expireInvoices(shop.deps)).toMatchObject({ putOff: 1, expired: 0 })
    expect((await read(id)).status).toBe('pending')
    await misbehave({})
    expect(await expireInvoices(shop.deps)).toMatchObject({ putOff: 0 })
    expect((await read(id)).status).toBe('expired')
  })

  test('leaves a provider that is silent alone after three questions, and ends early where it is told to', async () => {
    tomorrow()
    // What other tests have left.
    await expireInvoices(shop.deps)
    const ids: string[] = []
    while (ids.length < 5) ids.push((await bookToPay()).id)
    tomorrow()
    await misbehave({ loseWebhooks: true, slowMs: 60_000 })
    expect(await expireInvoices(shop.deps)).toEqual({ expired: 0, settled: 0, putOff: 3 })
    await misbehave({ loseWebhooks: true, htmlError: true })
    expect(await expireInvoices(shop.deps)).toEqual({ expired: 0, settled: 0, putOff: 5 })
    await misbehave({ loseWebhooks: true })
    expect(await expireInvoices(shop.deps, AbortSignal.abort())).toEqual({ expired: 0, settled: 0, putOff: 0 })
    expect(await expireInvoices(shop.deps)).toMatchObject({ expired: ids.length })
  })

  test('does what is left where one step fails, and says so', async () => {
    const id = await book()
    tomorrow()
    const withdrawn = () => Promise.reject(new Error('The table is gone.'))
    const cancellations = { ...shop.deps.cancellations, withdrawn }
    expect(await sweep({ ...shop.deps, cancellations })).toMatchObject({ failed: 1, expired: 1 })
    expect((await read(id)).status).toBe('expired')
    expect(shop.log.findLast(({ event }) => event === 'sweep-failed')).toMatchObject({ level: 'error', step: 'close' })
  })

  test('waits for no work beside it', async () => {
    const background = createBackground()
    const { promise, resolve } = Promise.withResolvers<void>()
    background.run('outbox', () => promise)
    expect(await sweep({ ...shop.deps, background })).toMatchObject({ failed: 0 })
    resolve()
    await background.idle()
  })

  test('and a payment at the same moment never both win', async () => {
    const { id, providerId } = await bookToPay()
    await misbehave({ loseWebhooks: true })
    await admin(providerId, 'pay')
    tomorrow()
    const hint = { id: providerId, external_id: id }
    const headers = { 'content-type': 'application/json', 'x-callback-token': shop.sandbox.webhookToken }
    const call = () => shop.app.request('/api/webhooks/xendit', { method: 'POST', headers, body: JSON.stringify(hint) })
    await Promise.all([expireInvoices(shop.deps), call(), expireInvoices(shop.deps), call()])
    expect(await read(id)).toMatchObject({ status: 'paid', bookings: [{ payment_status: 'paid' }] })
    expect((await staffView(id)).events).toEqual(['paid'])
  })
})
