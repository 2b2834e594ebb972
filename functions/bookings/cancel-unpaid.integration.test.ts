import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail } from '../failure.ts'
import { closeWithdrawn } from '../services/cancel/close-payment.ts'
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

describe('cancelling an unpaid booking', () => {
  test('cancels the invoice with its last booking, releases the capacity, and closes the payment', async () => {
    const { id, first: booking } = await at.book()
    await at.payAt(id)
    expect(await at.held(booking)).toBe(1)
    expect(await at.cancel(booking, { reason: '  The plane is late ' })).toEqual({ status: 'cancelled', refund: 0 })
    expect(await at.read(id)).toMatchObject({
      status: 'cancelled',
      bookings: [{ status: 'cancelled', cancelled_by: 'traveller', payment_status: 'failed', gives_back: 0 }],
    })
    expect(await at.held(booking)).toBe(0)
    expect(at.atProvider(id).map(({ status }) => status)).toEqual(['EXPIRED'])
    expect((await at.ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('invoice_not_pending')
    expect((await at.staffView(id)).events).toEqual(['booking_cancelled'])
    expect(await shop.office.payload.findByID({ collection: 'bookings', id: booking })).toMatchObject({
      cancel_reason: 'The plane is late',
    })
    expect(at.mails(id, 'Your booking has been cancelled')).toHaveLength(1)
  })

  test('makes the remaining bookings payable at a new URL', async () => {
    const { id, bookings } = await at.book(2)
    const { invoice_url: before } = await at.payAt(id)
    await at.cancel(bookings[0] ?? 0)
    expect(await at.read(id)).toMatchObject({ status: 'pending', tax_amount: 100_000, total_after_tax: 1_100_000 })
    const { invoice_url: after } = await at.payAt(id)
    expect(after).not.toBe(before)
    expect(at.atProvider(id).map(({ status, amount }) => [status, amount])).toEqual([
      ['PENDING', 1_100_000],
      ['EXPIRED', 2_200_000],
    ])
    expect(at.atProvider(id)[0]?.items).toHaveLength(1)
    await at.pay(at.atProvider(id)[0]?.id ?? '')
    expect(await at.read(id)).toMatchObject({
      status: 'paid',
      bookings: [
        { status: 'cancelled', payment_status: 'failed' },
        { status: 'confirmed', payment_status: 'paid', gives_back: 1_100_000 },
      ],
    })
  })

  test('refunds a payment made just before', async () => {
    const { id, first } = await at.bookToPay()
    await at.misbehave({ loseWebhooks: true })
    await at.pay(at.atProvider(id)[0]?.id ?? '')
    expect(await at.cancel(first)).toEqual({ status: 'cancelled', refund: 1_100_000 })
    expect(await at.read(id)).toMatchObject({ status: 'refunded', bookings: [{ payment_status: 'refunded' }] })
  })

  test('never loses a payment that is reported at the same moment', async () => {
    for (const _turn of [1, 2, 3]) {
      const { id, first } = await at.bookToPay()
      const [provider] = at.atProvider(id)
      await Promise.all([at.pay(provider?.id ?? ''), at.cancel(first)].map((work) => work.catch(() => {})))
      await at.cancel(first)
      const { invoice, events } = await at.staffView(id)
      const isPaid = shop.sandbox.invoices.get(provider?.id ?? '').status === 'PAID'
      const isSeen = events.includes('refund_succeeded') || events.includes('paid_after_cancellation')
      expect([isPaid, isSeen]).toEqual([isPaid, isPaid])
      expect(invoice.status).toBe(events.includes('refund_succeeded') ? 'refunded' : 'cancelled')
    }
  })

  test('succeeds while the provider is down, and the sweep closes the payment', async () => {
    const { id, first } = await at.bookToPay()
    await at.misbehave({ htmlError: true })
    await at.cancel(first)
    expect((await at.read(id)).status).toBe('cancelled')
    expect(at.atProvider(id)[0]?.status).toBe('PENDING')
    await sweep(shop.deps)
    await at.misbehave({})
    expect(await sweep(shop.deps)).toMatchObject({ closed: 1 })
    expect(at.atProvider(id)[0]?.status).toBe('EXPIRED')
    expect(await sweep(shop.deps)).toMatchObject({ closed: 0 })
  })

  test('succeeds while too many requests wait for the provider, and the sweep closes the payment', async () => {
    const { id, first } = await at.bookToPay(2)
    const slow = vi.spyOn(shop.deps.bookings, 'withPaymentLock').mockResolvedValue(fail('payment_busy'))
    expect((await at.ayu.refused('createXenditInvoice', { external_id: (await at.book()).id })).code).toBe(
      'payment_busy',
    )
    expect(await at.cancel(first)).toEqual({ status: 'cancelled', refund: 0 })
    slow.mockRestore()
    expect(await at.read(id)).toMatchObject({ status: 'pending', total_after_tax: 1_100_000 })
    expect(await sweep(shop.deps)).toMatchObject({ closed: 1 })
    expect(at.atProvider(id)[0]?.status).toBe('EXPIRED')
  })

  test('leaves a later payment to staff, and the traveller gets a mail about its refund', async () => {
    const { id, first } = await at.bookToPay()
    await at.cancel(first)
    await at.misbehave({ payAfterExpiry: true })
    await at.pay(at.atProvider(id)[0]?.id ?? '')
    const { invoice, events } = await at.staffView(id)
    expect(invoice).toMatchObject({ status: 'cancelled', needs_attention: true })
    expect(events).toContain('paid_after_cancellation')
    expect((await at.read(id)).payment_in_review).toBe(true)
    expect(at.mails(id, 'We are checking your payment')).toHaveLength(1)
    const { payload } = shop.office
    const { docs } = await payload.find({
      collection: 'payment-events',
      where: { invoice: { equals: id }, kind: { equals: 'paid_after_cancellation' } },
    })
    for (const { id: late } of docs) {
      await payload.update({ collection: 'payment-events', id: late, data: { outcome: 'given_back' } })
    }
    shop.clock.now = new Date()
    await sweep(shop.deps)
    expect((await at.staffView(id)).invoice).toMatchObject({ status: 'cancelled', needs_attention: false })
    expect(await at.read(id)).toMatchObject({ payment_in_review: false, misfit_given_back: true })
    const [mail] = at.mails(id, 'We refunded your payment')
    expect(mail?.text).toContain('refunded Rp1.100.000')
  })

  test('cancels once when the invoice expires at the same moment', async () => {
    const { id, first } = await at.book()
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000)
    await Promise.all([sweep(shop.deps), at.cancel(first), sweep(shop.deps)])
    const { invoice, events } = await at.staffView(id)
    expect(['expired', 'cancelled']).toContain(invoice.status)
    expect(events).toHaveLength(1)
    expect(await at.held(first)).toBe(0)
    expect((await at.cancel(first)).refund).toBe(0)
  })
})

test('a provider invoice with an outdated amount is expired even if the response to its creation was lost', async () => {
  const { id, first } = await at.book(2)
  // The list request is fast enough; the creation times out.
  await at.misbehave({ slowMs: 1_800 })
  expect((await at.ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_timeout')
  await expect.poll(() => at.atProvider(id).length).toBe(1)
  await at.misbehave({})
  await at.cancel(first)
  const { invoice_url } = await at.payAt(id)
  expect(at.atProvider(id).map(({ status, amount }) => [status, amount])).toEqual([
    ['PENDING', 1_100_000],
    ['EXPIRED', 2_200_000],
  ])
  expect(at.atProvider(id)[0]?.invoice_url).toBe(invoice_url)
  expect((await at.read(id)).status).toBe('pending')
})

describe('a provider invoice with an outdated amount', () => {
  /** Books twice and cancels one booking while the provider does not answer. */
  async function bookWithOutdatedPayment() {
    const booked = await at.bookToPay(2)
    await at.misbehave({ htmlError: true })
    await at.cancel(booked.first)
    await at.misbehave({})
    return booked
  }
  const states = (id: string) => at.atProvider(id).map(({ status, amount }) => [status, amount])

  test('is expired by the sweep, which keeps the current one that a traveller opens at that moment', async () => {
    const { id } = await bookWithOutdatedPayment()
    let page = ''
    const cancellations = {
      ...shop.deps.cancellations,
      async withdrawn(limit: number) {
        const listed = await shop.deps.cancellations.withdrawn(limit)
        page = (await at.payAt(id)).invoice_url
        return listed
      },
    }
    await closeWithdrawn({ ...shop.deps, cancellations })
    expect(states(id)).toEqual([
      ['PENDING', 1_100_000],
      ['EXPIRED', 2_200_000],
    ])
    expect((await at.payAt(id)).invoice_url).toBe(page)
  })

  test.each([
    ['PENDING', 'payment_failed'],
    ['ON_HOLD', 'payment_in_review'],
  ])('prevents another payment if it is %s after it was closed', async (status, code) => {
    const { id } = await bookWithOutdatedPayment()
    await at.misbehave({ status })
    expect((await at.ayu.refused('createXenditInvoice', { external_id: id })).code).toBe(code)
    expect(at.atProvider(id)).toHaveLength(1)
    expect((await at.staffView(id)).invoice.payment_reference_id).toBe(at.atProvider(id)[0]?.id)
  })

  test('prevents another payment if it was paid meanwhile', async () => {
    const { id, providerId } = await bookWithOutdatedPayment()
    await at.misbehave({ loseWebhooks: true })
    await at.pay(providerId)
    expect((await at.ayu.refused('createXenditInvoice', { external_id: id })).code).toBe('payment_in_review')
    expect(states(id)).toEqual([['PAID', 2_200_000]])
  })
})
