import type { Tour } from '@nusa/shared/catalog'
import { addDays, instantInBali, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../services/sweep.ts'
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
beforeEach(async () => {
  shop.clock.now = new Date()
  await misbehave({})
})

const misbehave = (body: object) => shop.sandbox.call('/admin/misbehave', { method: 'POST', body })
const read = (id: string) => ayu.ask('getInvoice', undefined, `/api/invoices/${id}`)
const cancel = (id: number, body: object = {}) => ayu.ask('cancelBooking', body, `/api/bookings/${id}/cancel`)
const refusedCancel = (id: number | string, body: unknown = {}, who = ayu) =>
  who.refused('cancelBooking', body, `/api/bookings/${id}/cancel`)
const payAt = (external_id: string) => ayu.ask('createXenditInvoice', { external_id })
const atProvider = (externalId: string) => shop.sandbox.invoices.list({ externalId, statuses: [], limit: 10 })

/** An invoice with so many bookings of two adults in a week: 1.100.000 each, tax included. */
async function book(count = 1): Promise<{ id: string; bookings: number[] }> {
  const choices = Array.from({ length: count }, () => choose(shop, tour))
  const { invoiceId } = await ayu.ask('placeBooking', requestFor(tour, choices))
  return { id: invoiceId, bookings: (await read(invoiceId)).bookings.map(({ id }) => id) }
}

async function bookAndPay(count = 1) {
  const booked = await book(count)
  await payAt(booked.id)
  const providerId = atProvider(booked.id)[0]?.id ?? ''
  await pay(providerId)
  expect((await read(booked.id)).status).toBe('paid')
  return { ...booked, providerId, first: booked.bookings[0] ?? 0 }
}

async function pay(providerId: string) {
  await shop.sandbox.call(`/admin/invoices/${providerId}/pay`, { method: 'POST' })
}

/** What staff see of an invoice in the admin. */
async function staffView(id: string) {
  const { payload } = shop.office
  const where = { invoice: { equals: id } }
  const invoice = await payload.findByID({ collection: 'invoices', id, depth: 0 })
  const events = await payload.find({ collection: 'payment-events', where, sort: 'id', pagination: false })
  const refunds = await payload.find({ collection: 'refunds', where, sort: 'id', depth: 0, pagination: false })
  return { invoice, events: events.docs.map(({ kind }) => kind), refunds: refunds.docs }
}

async function held(bookingId: number): Promise<number> {
  const { docs } = await shop.office.payload.find({
    collection: 'holds',
    where: { and: [{ booking: { equals: bookingId } }, { released_at: { exists: false } }] },
  })
  return docs.length
}

const mails = (id: string, subject: string) =>
  shop.mails.sent.filter((mail) => mail.subject === subject && mail.text.includes(id))

describe('cancelling what nobody has paid', () => {
  test('ends the invoice with its last booking, frees its places, and leaves nothing to pay', async () => {
    const { id, bookings } = await book()
    const [booking = 0] = bookings
    await payAt(id)
    expect(await held(booking)).toBe(1)
    expect(await cancel(booking, { reason: '  The plane is late ' })).toEqual({ status: 'cancelled', refund: 0 })
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      bookings: [{ status: 'cancelled', cancelled_by: 'traveller', payment_status: 'failed', gives_back: 0 }],
    })
    expect(await held(booking)).toBe(0)
    expect(atProvider(id).map(({ status }) => status)).toEqual(['EXPIRED'])
    expect((await ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('invoice_not_pending')
    expect((await staffView(id)).events).toEqual(['booking_cancelled'])
    expect(await shop.office.payload.findByID({ collection: 'bookings', id: booking })).toMatchObject({
      cancel_reason: 'The plane is late',
    })
    expect(mails(id, 'Your booking is cancelled')).toHaveLength(1)
  })

  test('asks for the rest where there is more, at a new address', async () => {
    const { id, bookings } = await book(2)
    const { invoice_url: before } = await payAt(id)
    await cancel(bookings[0] ?? 0)
    expect(await read(id)).toMatchObject({ status: 'pending', tax_amount: 100_000, total_after_tax: 1_100_000 })
    const { invoice_url: after } = await payAt(id)
    expect(after).not.toBe(before)
    expect(atProvider(id).map(({ status, amount }) => [status, amount])).toEqual([
      ['PENDING', 1_100_000],
      ['EXPIRED', 2_200_000],
    ])
    expect(atProvider(id)[0]?.items).toHaveLength(1)
    await pay(atProvider(id)[0]?.id ?? '')
    expect(await read(id)).toMatchObject({
      status: 'paid',
      bookings: [
        { status: 'cancelled', payment_status: 'failed' },
        { status: 'confirmed', payment_status: 'paid', gives_back: 1_100_000 },
      ],
    })
  })

  test('at the moment when it is paid gives the money back', async () => {
    const { id, bookings } = await book()
    await payAt(id)
    await misbehave({ loseWebhooks: true })
    await pay(atProvider(id)[0]?.id ?? '')
    expect(await cancel(bookings[0] ?? 0)).toEqual({ status: 'cancelled', refund: 1_100_000 })
    expect(await read(id)).toMatchObject({ status: 'refunded', bookings: [{ payment_status: 'refunded' }] })
  })

  test('and the report of its payment at once never lose the money', async () => {
    for (const _turn of [1, 2, 3]) {
      const { id, bookings } = await book()
      await payAt(id)
      const [provider] = atProvider(id)
      await Promise.all([pay(provider?.id ?? ''), cancel(bookings[0] ?? 0)].map((work) => work.catch(() => {})))
      await cancel(bookings[0] ?? 0)
      const { invoice, events } = await staffView(id)
      const isPaid = shop.sandbox.invoices.get(provider?.id ?? '').status === 'PAID'
      const isSeen = events.includes('refund_succeeded') || events.includes('paid_after_cancellation')
      expect([isPaid, isSeen]).toEqual([isPaid, isPaid])
      expect(invoice.status).toBe(events.includes('refund_succeeded') ? 'refunded' : 'cancelled')
    }
  })

  test('goes through while the provider is away, and the sweep closes what can still be paid', async () => {
    const { id, bookings } = await book()
    await payAt(id)
    await misbehave({ htmlError: true })
    await cancel(bookings[0] ?? 0)
    expect((await read(id)).status).toBe('cancelled')
    expect(atProvider(id)[0]?.status).toBe('PENDING')
    await sweep(shop.deps)
    await misbehave({})
    expect(await sweep(shop.deps)).toMatchObject({ closed: 1 })
    expect(atProvider(id)[0]?.status).toBe('EXPIRED')
    expect(await sweep(shop.deps)).toMatchObject({ closed: 0 })
  })

  test('keeps a payment that comes all the same, for staff', async () => {
    const { id, bookings } = await book()
    await payAt(id)
    await cancel(bookings[0] ?? 0)
    await misbehave({ payAfterExpiry: true })
    await pay(atProvider(id)[0]?.id ?? '')
    const { invoice, events } = await staffView(id)
    expect(invoice).toMatchObject({ status: 'cancelled', needs_attention: true })
    expect(events).toContain('paid_after_cancellation')
    expect((await read(id)).payment_in_review).toBe(true)
    expect(mails(id, 'We are checking your payment')).toHaveLength(1)
  })

  test('and its expiry at once cancel it once', async () => {
    const { id, bookings } = await book()
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000)
    await Promise.all([sweep(shop.deps), cancel(bookings[0] ?? 0), sweep(shop.deps)])
    const { invoice, events } = await staffView(id)
    expect(['expired', 'cancelled']).toContain(invoice.status)
    expect(events).toHaveLength(1)
    expect(await held(bookings[0] ?? 0)).toBe(0)
    expect((await cancel(bookings[0] ?? 0)).refund).toBe(0)
  })
})

describe('cancelling what is paid', () => {
  test('gives the whole amount back, tax included', async () => {
    const { id, first, providerId } = await bookAndPay()
    expect((await read(id)).bookings[0]).toMatchObject({ gives_back: 1_100_000, refund: null })
    expect(await cancel(first)).toEqual({ status: 'cancelled', refund: 1_100_000 })
    expect(await read(id)).toMatchObject({
      status: 'refunded',
      total_after_tax: 1_100_000,
      bookings: [
        {
          status: 'cancelled',
          payment_status: 'refunded',
          gives_back: 0,
          refund: { amount: 1_100_000, state: 'done' },
        },
      ],
    })
    expect(shop.sandbox.refunds.of(providerId).map(({ amount }) => amount)).toEqual([1_100_000])
    expect(await held(first)).toBe(0)
    expect((await staffView(id)).events).toEqual(['paid', 'booking_cancelled', 'refund_succeeded'])
    expect(mails(id, 'Your booking is cancelled')).toHaveLength(1)
    expect(mails(id, 'Your refund is on its way')).toHaveLength(1)
  })

  test('of one booking leaves the invoice paid for the other', async () => {
    const { id, first, bookings, providerId } = await bookAndPay(2)
    await cancel(first)
    expect(await read(id)).toMatchObject({
      status: 'paid',
      bookings: [{ payment_status: 'refunded' }, { payment_status: 'paid', gives_back: 1_100_000 }],
    })
    await cancel(bookings[1] ?? 0)
    expect((await read(id)).status).toBe('refunded')
    expect(shop.sandbox.refunds.of(providerId)).toHaveLength(2)
  })

  test('twice, or ten times at once, gives it back once and answers the same', async () => {
    const { id, first, providerId } = await bookAndPay()
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(first)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 'cancelled', refund: 1_100_000 })]),
    )
    expect(shop.sandbox.refunds.of(providerId)).toHaveLength(1)
    expect((await staffView(id)).refunds).toHaveLength(1)
    expect(mails(id, 'Your booking is cancelled')).toHaveLength(1)
  })

  test.each([
    ['BCA', 'REFUND_NOT_SUPPORTED', /bank transfers/, null],
    ['QRIS', 'INSUFFICIENT_BALANCE', /too small/, 'no-balance'],
  ])('that came by %s and meets %s becomes a task for staff', async (channel, _code, words, refund) => {
    const { id, bookings } = await book()
    await payAt(id)
    await shop.sandbox.call(`/admin/invoices/${atProvider(id)[0]?.id}/pay?channel=${channel}`, { method: 'POST' })
    await misbehave({ refund })
    await cancel(bookings[0] ?? 0)
    const { refunds, events } = await staffView(id)
    expect(refunds).toMatchObject([{ state: 'by_hand', needs_attention: true, error: expect.stringMatching(words) }])
    expect(events).toContain('refund_refused')
    expect(await read(id)).toMatchObject({ status: 'paid', bookings: [{ refund: { state: 'on_its_way' } }] })
    expect(mails(id, 'Your refund is on its way')).toHaveLength(0)
  })

  test('whose refund fails later becomes a task for staff, and may still succeed', async () => {
    const { id, first, providerId } = await bookAndPay()
    await misbehave({ refund: 'waits' })
    await cancel(first)
    expect((await staffView(id)).refunds).toMatchObject([{ state: 'pending', needs_attention: false }])
    const [refund] = shop.sandbox.refunds.of(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/fail`, { method: 'POST' })
    expect((await staffView(id)).refunds).toMatchObject([{ state: 'failed', needs_attention: true }])
    expect((await read(id)).bookings[0]).toMatchObject({ payment_status: 'paid', refund: { state: 'on_its_way' } })
  })

  test('whose refund succeeds though no webhook comes is refunded by the sweep', async () => {
    const { id, first, providerId } = await bookAndPay()
    await misbehave({ refund: 'waits', loseWebhooks: true })
    await cancel(first)
    const [refund] = shop.sandbox.refunds.of(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    expect((await read(id)).status).toBe('paid')
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    await sweep(shop.deps)
    expect((await read(id)).status).toBe('refunded')
  })

  test.each([[{ htmlError: true }], [{ slowMs: 60_000 }], [{ rateLimited: true }], [{ malformedJson: true }]])(
    'while the provider answers %o goes through, and the money goes back once when it is well again',
    async (bad) => {
      const { id, first, providerId } = await bookAndPay()
      await misbehave(bad)
      await cancel(first)
      expect((await staffView(id)).refunds).toMatchObject([{ state: 'requested', attempts: 1 }])
      await misbehave({})
      await sweep(shop.deps)
      expect((await read(id)).status).toBe('paid')
      shop.clock.now = new Date(shop.clock.now.getTime() + 120_000)
      await Promise.all([sweep(shop.deps), sweep(shop.deps)])
      expect((await read(id)).status).toBe('refunded')
      expect(shop.sandbox.refunds.of(providerId)).toHaveLength(1)
    },
  )
})

describe('a webhook about a refund', () => {
  const hook = (body: unknown, token = shop.sandbox.webhookToken) =>
    shop.app.request('/api/webhooks/xendit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
      body: JSON.stringify(body),
    })
  const about = (id: string, event = 'refund.succeeded') => ({ event, business_id: 'b', data: { id } })

  test('that comes ten times at once settles once and mails once', async () => {
    const { id, first, providerId } = await bookAndPay()
    await misbehave({ refund: 'waits', loseWebhooks: true })
    await cancel(first)
    const [refund] = shop.sandbox.refunds.of(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => hook(about(refund?.id ?? ''))))
    await shop.deps.background.idle()
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await staffView(id)).events.filter((kind) => kind === 'refund_succeeded')).toHaveLength(1)
    expect(mails(id, 'Your refund is on its way')).toHaveLength(1)
  })

  test('is not believed: what waits at the provider waits', async () => {
    const { id, first, providerId } = await bookAndPay()
    await misbehave({ refund: 'waits' })
    await cancel(first)
    await hook(about(shop.sandbox.refunds.of(providerId)[0]?.id ?? ''))
    expect((await read(id)).status).toBe('paid')
  })

  test('that comes before the answer to our question finds its refund', async () => {
    const { id, first, providerId } = await bookAndPay()
    await misbehave({ refund: 'waits' })
    await cancel(first)
    const [refund] = shop.sandbox.refunds.of(providerId)
    const [kept] = (await staffView(id)).refunds
    await shop.office.payload.db.updateOne({
      collection: 'refunds',
      id: kept?.id ?? 0,
      data: { state: 'requested', provider_refund_id: null },
    })
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    expect((await read(id)).status).toBe('refunded')
  })

  test('of a refund that is not ours, or that nobody knows, is kept once for staff', async () => {
    const foreign = shop.sandbox.invoices.create({ external_id: 'of-another-shop', amount: 5000 }, shop.sandbox.url)
    await pay(foreign.id)
    const made = shop.sandbox.refunds.make(null, { invoice_id: foreign.id, reason: 'OTHERS' })
    await shop.sandbox.webhooks.idle()
    for (const _again of [1, 2]) {
      expect((await hook(about(made.id))).status).toBe(200)
      expect((await hook(about('rfd-never-made', 'refund.failed'))).status).toBe(200)
    }
    const { docs } = await shop.office.payload.find({
      collection: 'payment-events',
      where: { kind: { in: ['unknown_refund', 'unknown_provider_refund'] } },
    })
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['unknown_provider_refund', 'unknown_refund'])
  })

  test.each([
    [{ htmlError: true }, 502],
    [{ rateLimited: true }, 503],
    [{ slowMs: 60_000 }, 504],
  ])('asks to be called again where the provider answers %o', async (bad, status) => {
    await misbehave({ ...bad })
    expect((await hook(about('rfd-1'))).status).toBe(status)
  })

  test.each([
    [{ event: 'refund.succeeded' }],
    [{ event: 'refund.succeeded', data: { id: 7 } }],
    [{ event: 7, data: {} }],
  ])('that says %o is refused, not failed', async (body) => {
    expect((await hook(body)).status).toBe(422)
  })
})

describe('who may cancel, and when', () => {
  test('only whoever booked', async () => {
    const { bookings } = await book()
    const stranger = await shop.newTraveller()
    expect(await refusedCancel(bookings[0] ?? 0, {}, stranger)).toMatchObject({
      status: 404,
      code: 'booking_not_found',
    })
    expect(await refusedCancel(bookings[0] ?? 0, {}, shop.newBrowser())).toMatchObject({ status: 401 })
    for (const id of [0, -1, 999_999_999, 1e21, 'x', '1 or 1=1', '%00']) {
      expect((await refusedCancel(id)).status).toBe(404)
    }
  })

  test('until 24 hours before its day begins in Bali, to the second', async () => {
    const { id, bookings } = await book()
    const begins = instantInBali(addDays(todayInBali(shop.clock.now), 7), '00:00').getTime()
    await shop.office.payload.db.updateOne({
      collection: 'invoices',
      id,
      data: { expires_at: new Date(begins).toISOString() },
    })
    shop.clock.now = new Date(begins - 24 * 3_600_000)
    expect(await refusedCancel(bookings[0] ?? 0)).toMatchObject({ status: 409, code: 'cancel_too_late' })
    expect((await read(id)).bookings[0]?.status).toBe('confirmed')
    shop.clock.now = new Date(begins - 24 * 3_600_000 - 1000)
    expect((await cancel(bookings[0] ?? 0)).status).toBe('cancelled')
  })

  test('not once it is completed, nor while a payment of it is checked', async () => {
    const { first } = await bookAndPay()
    await shop.office.payload.db.updateOne({ collection: 'bookings', id: first, data: { status: 'completed' } })
    expect((await refusedCancel(first)).code).toBe('booking_completed')
    const { id, bookings } = await book()
    await payAt(id)
    await misbehave({ payAmount: 900_000 })
    await pay(atProvider(id)[0]?.id ?? '')
    expect((await refusedCancel(bookings[0] ?? 0)).code).toBe('payment_in_review')
  })

  test.each([[null], [[]], ['text'], [{ reason: 7 }], [{ reason: 'x'.repeat(501) }], [{ reason: '\0' }]])(
    'not with a body like %j',
    async (body) => {
      const { bookings } = await book()
      const { status } = await refusedCancel(bookings[0] ?? 0, JSON.stringify(body))
      expect([400, 422]).toContain(status)
    },
  )

  test('and the place can be booked again', async () => {
    const small = await offerTour(shop, { places_per_day: 2 })
    const bookSmall = () => ayu.ask('placeBooking', requestFor(small, [choose(shop, small)]))
    const { invoiceId } = await bookSmall()
    const full = await ayu.refused('placeBooking', requestFor(small, [choose(shop, small)]))
    expect(full.code).toBe('sold_out')
    await cancel((await read(invoiceId)).bookings[0]?.id ?? 0)
    expect((await bookSmall()).invoiceId).toBeTruthy()
  })
})

describe('the terms that were accepted', () => {
  test('are read by whoever accepted them', async () => {
    const { id } = await book()
    const terms = await shop.office.payload.create({
      collection: 'kept-terms',
      data: { title: 'Terms of 2026', html: '<p>Be kind.</p>', hash: id },
    })
    await shop.office.payload.db.updateOne({ collection: 'invoices', id, data: { terms: terms.id } })
    expect((await read(id)).has_terms).toBe(true)
    const address = `/api/invoices/${id}/terms`
    expect(await ayu.ask('getTerms', undefined, address)).toMatchObject({
      title: 'Terms of 2026',
      html: '<p>Be kind.</p>',
    })
    const stranger = await shop.newTraveller()
    expect((await stranger.refused('getTerms', undefined, address)).code).toBe('invoice_not_found')
    await shop.office.payload.db.updateOne({ collection: 'invoices', id, data: { terms: null } })
    expect((await ayu.refused('getTerms', undefined, address)).code).toBe('terms_not_found')
  })
})
