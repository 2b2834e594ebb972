import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../services/sweep.ts'
import { type Cancelling, cancellingAt } from '../testing/cancelling.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let at: Cancelling

beforeAll(async () => {
  shop = await startTestApp()
  at = await cancellingAt(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await at.misbehave({})
})

describe('cancelling a paid booking', () => {
  test('refunds the whole amount, tax included', async () => {
    const { id, first, providerId } = await at.bookAndPay()
    expect((await at.read(id)).bookings[0]).toMatchObject({ gives_back: 1_100_000, refund: null })
    expect(await at.cancel(first)).toEqual({ status: 'cancelled', refund: 1_100_000 })
    expect(await at.read(id)).toMatchObject({
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
    expect(await at.held(first)).toBe(0)
    expect((await at.staffView(id)).events).toEqual(['paid', 'booking_cancelled', 'refund_succeeded'])
    expect(at.mails(id, 'Your booking has been cancelled')).toHaveLength(1)
    expect(at.mails(id, 'Your refund is on its way')).toHaveLength(1)
  })

  test('keeps the invoice paid for the other booking', async () => {
    const { id, first, bookings, providerId } = await at.bookAndPay(2)
    await at.cancel(first)
    expect(await at.read(id)).toMatchObject({
      status: 'paid',
      bookings: [{ payment_status: 'refunded' }, { payment_status: 'paid', gives_back: 1_100_000 }],
    })
    await at.cancel(bookings[1] ?? 0)
    expect((await at.read(id)).status).toBe('refunded')
    expect(shop.sandbox.refunds.of(providerId)).toHaveLength(2)
  })

  test('refunds once and returns the same answer when requested ten times at once', async () => {
    const { id, first, providerId } = await at.bookAndPay()
    const answers = await Promise.all(Array.from({ length: 10 }, () => at.cancel(first)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 'cancelled', refund: 1_100_000 })]),
    )
    expect(shop.sandbox.refunds.of(providerId)).toHaveLength(1)
    expect((await at.staffView(id)).refunds).toHaveLength(1)
    expect(at.mails(id, 'Your booking has been cancelled')).toHaveLength(1)
  })

  test.each([
    ['BCA', 'REFUND_NOT_SUPPORTED', /bank transfer/, null],
    ['QRIS', 'INSUFFICIENT_BALANCE', /too low/, 'no-balance'],
  ])(
    'creates a task for staff if a payment by %s cannot be refunded because of %s',
    async (channel, _code, words, refund) => {
      const { id, first } = await at.bookToPay()
      await shop.sandbox.call(`/admin/invoices/${at.atProvider(id)[0]?.id}/pay?channel=${channel}`, { method: 'POST' })
      await at.misbehave({ refund })
      await at.cancel(first)
      const { refunds, events, marked } = await at.staffView(id)
      expect(refunds).toMatchObject([{ state: 'by_hand', needs_attention: true, error: expect.stringMatching(words) }])
      expect(events).toContain('refund_refused')
      expect(marked, 'staff resolve it at the refund only').toEqual([])
      expect(await at.read(id)).toMatchObject({ status: 'paid', bookings: [{ refund: { state: 'on_its_way' } }] })
      expect(at.mails(id, 'Your refund is on its way')).toHaveLength(0)
    },
  )

  test('creates a task for staff if the refund fails later', async () => {
    const { id, first, providerId } = await at.bookAndPay()
    await at.misbehave({ refund: 'waits' })
    await at.cancel(first)
    expect((await at.staffView(id)).refunds).toMatchObject([{ state: 'pending', needs_attention: false }])
    const [refund] = shop.sandbox.refunds.of(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/fail`, { method: 'POST' })
    expect((await at.staffView(id)).refunds).toMatchObject([{ state: 'failed', needs_attention: true }])
    expect((await at.read(id)).bookings[0]).toMatchObject({ payment_status: 'paid', refund: { state: 'on_its_way' } })
  })

  test('completes a refund in the sweep if its webhook is lost', async () => {
    const { id, first, providerId } = await at.bookAndPay()
    await at.misbehave({ refund: 'waits', loseWebhooks: true })
    await at.cancel(first)
    const [refund] = shop.sandbox.refunds.of(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    expect((await at.read(id)).status).toBe('paid')
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    await sweep(shop.deps)
    expect((await at.read(id)).status).toBe('refunded')
  })

  test.each([
    ['leaves a refund that was requested before to staff', 1, 'by_hand'],
    ['requests a refund that was never requested', 0, 'succeeded'],
  ])('after two days without an answer from the provider, %s', async (_what, attempts, state) => {
    const { id, first } = await at.bookAndPay()
    await at.misbehave({ htmlError: true })
    await at.cancel(first)
    const [refund] = (await at.staffView(id)).refunds
    await shop.office.payload.db.updateOne({ collection: 'refunds', id: refund?.id ?? 0, data: { attempts } })
    await at.misbehave({})
    shop.clock.now = new Date(shop.clock.now.getTime() + 48 * 3_600_000)
    await sweep(shop.deps)
    expect((await at.staffView(id)).refunds).toMatchObject([{ state, needs_attention: state === 'by_hand' }])
  })

  test.each([[{ htmlError: true }], [{ slowMs: 60_000 }], [{ rateLimited: true }], [{ malformedJson: true }]])(
    'succeeds while the provider answers %o, and refunds once after it has recovered',
    async (bad) => {
      const { id, first, providerId } = await at.bookAndPay()
      await at.misbehave(bad)
      await at.cancel(first)
      expect((await at.staffView(id)).refunds).toMatchObject([{ state: 'requested', attempts: 1 }])
      await at.misbehave({})
      await sweep(shop.deps)
      expect((await at.read(id)).status).toBe('paid')
      shop.clock.now = new Date(shop.clock.now.getTime() + 120_000)
      await Promise.all([sweep(shop.deps), sweep(shop.deps)])
      expect((await at.read(id)).status).toBe('refunded')
      expect(shop.sandbox.refunds.of(providerId)).toHaveLength(1)
    },
  )
})
