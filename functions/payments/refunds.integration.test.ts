import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../services/payments/sweep.ts'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: CancellationHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await helpers.makeProviderMisbehave({})
})

describe('cancelling a paid booking', () => {
  test('refunds the whole amount, tax included', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    expect((await helpers.read(id)).bookings[0]).toMatchObject({ gives_back: 1_100_000, refund: null })
    expect(await helpers.cancel(first)).toEqual({ status: 'cancelled', refund: 1_100_000 })
    expect(await helpers.read(id)).toMatchObject({
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
    expect(shop.sandbox.refunds.list(providerId).map(({ amount }) => amount)).toEqual([1_100_000])
    expect(await helpers.countReservedDays(first)).toBe(0)
    expect((await helpers.readStaffView(id)).events).toEqual(['paid', 'booking_cancelled', 'refund_succeeded'])
    expect(helpers.mails(id, 'Your booking has been cancelled')).toHaveLength(1)
    expect(helpers.mails(id, 'Your refund is on its way')).toHaveLength(1)
  })

  test('does not affect the other booking of the invoice, which stays paid', async () => {
    const { id, first, bookings, providerId } = await helpers.bookAndPay(2)
    await helpers.cancel(first)
    expect(await helpers.read(id)).toMatchObject({
      status: 'paid',
      bookings: [{ payment_status: 'refunded' }, { payment_status: 'paid', gives_back: 1_100_000 }],
    })
    await helpers.cancel(bookings[1] ?? 0)
    expect((await helpers.read(id)).status).toBe('refunded')
    expect(shop.sandbox.refunds.list(providerId)).toHaveLength(2)
  })

  test('refunds once and returns the same response when requested ten times at the same time', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    const responses = await Promise.all(Array.from({ length: 10 }, () => helpers.cancel(first)))
    expect(new Set(responses.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 'cancelled', refund: 1_100_000 })]),
    )
    expect(shop.sandbox.refunds.list(providerId)).toHaveLength(1)
    expect((await helpers.readStaffView(id)).refunds).toHaveLength(1)
    expect(helpers.mails(id, 'Your booking has been cancelled')).toHaveLength(1)
  })

  test.each([
    ['BCA', 'REFUND_NOT_SUPPORTED', /bank transfer/, null],
    ['QRIS', 'INSUFFICIENT_BALANCE', /too low/, 'no-balance'],
  ])(
    'creates a task for staff if a payment by %s cannot be refunded because of %s',
    async (channel, _code, words, refund) => {
      const { id, first } = await helpers.bookToPay()
      await shop.sandbox.call(`/admin/invoices/${helpers.listProviderInvoices(id)[0]?.id}/pay?channel=${channel}`, {
        method: 'POST',
      })
      await helpers.makeProviderMisbehave({ refund })
      await helpers.cancel(first)
      const { refunds, events, flagged } = await helpers.readStaffView(id)
      expect(refunds).toMatchObject([{ state: 'by_hand', needs_attention: true, error: expect.stringMatching(words) }])
      expect(events).toContain('refund_refused')
      expect(flagged, 'only the refund is a task for staff').toEqual([])
      expect(await helpers.read(id)).toMatchObject({ status: 'paid', bookings: [{ refund: { state: 'on_its_way' } }] })
      expect(helpers.mails(id, 'Your refund is on its way')).toHaveLength(0)
    },
  )

  test('creates a task for staff if the refund fails later', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    await helpers.makeProviderMisbehave({ refund: 'waits' })
    await helpers.cancel(first)
    expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state: 'pending', needs_attention: false }])
    const [refund] = shop.sandbox.refunds.list(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/fail`, { method: 'POST' })
    expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state: 'failed', needs_attention: true }])
    expect((await helpers.read(id)).bookings[0]).toMatchObject({
      payment_status: 'paid',
      refund: { state: 'on_its_way' },
    })
  })

  describe('whose refund fails', () => {
    async function failRefund() {
      const booked = await helpers.bookAndPay()
      await helpers.makeProviderMisbehave({ refund: 'waits' })
      await helpers.cancel(booked.first)
      const [failed] = shop.sandbox.refunds.list(booked.providerId)
      await shop.sandbox.call(`/admin/refunds/${failed?.id}/fail`, { method: 'POST' })
      await helpers.makeProviderMisbehave({})
      const [refund] = (await helpers.readStaffView(booked.id)).refunds
      const requestAgain = () =>
        shop.office.payload.update({ collection: 'refunds', id: refund?.id ?? 0, data: { state: 'requested' } })
      const notify = async () => {
        const body = { event: 'refund.failed', business_id: 'b', data: { id: failed?.id } }
        expect((await helpers.callWebhook(body)).status).toBe(200)
        await shop.deps.background.waitForCompletion()
      }
      return { ...booked, failed, requestAgain, notify }
    }

    test('refunds once after staff request the refund again', async () => {
      const { id, providerId, requestAgain, notify } = await failRefund()
      shop.clock.now = new Date(Date.now() + 3 * 24 * 3_600_000)
      await requestAgain()
      await notify()
      expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state: 'requested', needs_attention: false }])
      await Promise.all([sweep(shop.deps), sweep(shop.deps)])
      expect(await helpers.read(id)).toMatchObject({ status: 'refunded', bookings: [{ payment_status: 'refunded' }] })
      expect(shop.sandbox.refunds.list(providerId).map(({ status }) => status)).toEqual(['FAILED', 'SUCCEEDED'])
      await notify()
      const { refunds, events } = await helpers.readStaffView(id)
      expect(refunds).toMatchObject([{ state: 'succeeded', needs_attention: false }])
      expect(events.slice(-3)).toEqual(['refund_failed', 'refund_requested_again', 'refund_succeeded'])
      expect(helpers.mails(id, 'Your refund is on its way')).toHaveLength(1)
    })

    test('marks the invoice as refunded if the failed refund succeeds later', async () => {
      const { id, failed, requestAgain, notify } = await failRefund()
      await requestAgain()
      Object.assign(failed ?? {}, { status: 'SUCCEEDED' })
      await notify()
      await sweep(shop.deps)
      expect((await helpers.read(id)).status).toBe('refunded')
      expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state: 'succeeded', needs_attention: false }])
    })

    test('repeats the second refund request with the same key until the provider responds', async () => {
      const { id, providerId, requestAgain } = await failRefund()
      const { createdAt } = await requestAgain()
      await shop.office.pool.query('update refunds set created_at = $1 where created_at = $2', [
        '2026-01-01T00:00:00Z',
        createdAt,
      ])
      await helpers.makeProviderMisbehave({ htmlError: true })
      shop.clock.now = new Date()
      await sweep(shop.deps)
      expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state: 'requested', attempts: 1 }])
      await helpers.makeProviderMisbehave({})
      shop.clock.now = new Date(Date.now() + 120_000)
      await sweep(shop.deps)
      expect((await helpers.read(id)).status).toBe('refunded')
      expect(shop.sandbox.refunds.list(providerId)).toHaveLength(2)
    })
  })

  test('completes the refund in the next sweep if the refund webhook is lost', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    await helpers.makeProviderMisbehave({ refund: 'waits', loseWebhooks: true })
    await helpers.cancel(first)
    const [refund] = shop.sandbox.refunds.list(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    expect((await helpers.read(id)).status).toBe('paid')
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    await sweep(shop.deps)
    expect((await helpers.read(id)).status).toBe('refunded')
  })

  test.each([
    ['creates a task for staff about a refund request without a response', 1, 'by_hand'],
    ['requests a refund that was never requested', 0, 'succeeded'],
  ])('%s two days after the cancellation', async (_what, attempts, state) => {
    const { id, first } = await helpers.bookAndPay()
    await helpers.makeProviderMisbehave({ htmlError: true })
    await helpers.cancel(first)
    const [refund] = (await helpers.readStaffView(id)).refunds
    await shop.office.payload.db.updateOne({ collection: 'refunds', id: refund?.id ?? 0, data: { attempts } })
    await helpers.makeProviderMisbehave({})
    shop.clock.now = new Date(shop.clock.now.getTime() + 48 * 3_600_000)
    await sweep(shop.deps)
    expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state, needs_attention: state === 'by_hand' }])
  })

  test.each([
    ['returns an HTML page', { htmlError: true }],
    ['responds too slowly', { slowMs: 60_000 }],
    ['limits the rate', { rateLimited: true }],
    ['returns malformed JSON', { malformedJson: true }],
  ])(
    'succeeds while the provider %s, and refunds once after the provider has recovered',
    async (_what, providerResponse) => {
      const { id, first, providerId } = await helpers.bookAndPay()
      await helpers.makeProviderMisbehave(providerResponse)
      await helpers.cancel(first)
      expect((await helpers.readStaffView(id)).refunds).toMatchObject([{ state: 'requested', attempts: 1 }])
      await helpers.makeProviderMisbehave({})
      await sweep(shop.deps)
      expect((await helpers.read(id)).status).toBe('paid')
      shop.clock.now = new Date(shop.clock.now.getTime() + 120_000)
      await Promise.all([sweep(shop.deps), sweep(shop.deps)])
      expect((await helpers.read(id)).status).toBe('refunded')
      expect(shop.sandbox.refunds.list(providerId)).toHaveLength(1)
    },
  )
})
