import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail } from '../ports/failure.ts'
import { closeWithdrawnPayments } from '../services/payments/close-payment.ts'
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

describe('cancelling an unpaid booking', () => {
  test('cancels the invoice with its last booking, releases the capacity, and closes the payment', async () => {
    const { id, first: booking } = await helpers.book()
    await helpers.openPayment(id)
    expect(await helpers.countReservedDays(booking)).toBe(1)
    expect(await helpers.cancel(booking, { reason: '  The plane is late ' })).toEqual({
      status: 'cancelled',
      refund: 0,
    })
    expect(await helpers.read(id)).toMatchObject({
      status: 'cancelled',
      bookings: [{ status: 'cancelled', cancelled_by: 'traveller', payment_status: 'failed', gives_back: 0 }],
    })
    expect(await helpers.countReservedDays(booking)).toBe(0)
    expect(helpers.listProviderInvoices(id).map(({ status }) => status)).toEqual(['EXPIRED'])
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'invoice_not_pending',
    )
    expect((await helpers.readStaffView(id)).events).toEqual(['booking_cancelled'])
    expect(await shop.office.payload.findByID({ collection: 'bookings', id: booking })).toMatchObject({
      cancel_reason: 'The plane is late',
    })
    expect(helpers.mails(id, 'Your booking has been cancelled')).toHaveLength(1)
  })

  test('makes the remaining bookings payable at a new URL', async () => {
    const { id, bookings } = await helpers.book(2)
    const { invoice_url: before } = await helpers.openPayment(id)
    await helpers.cancel(bookings[0] ?? 0)
    expect(await helpers.read(id)).toMatchObject({ status: 'pending', tax_amount: 100_000, total_after_tax: 1_100_000 })
    const { invoice_url: after } = await helpers.openPayment(id)
    expect(after).not.toBe(before)
    expect(helpers.listProviderInvoices(id).map(({ status, amount }) => [status, amount])).toEqual([
      ['PENDING', 1_100_000],
      ['EXPIRED', 2_200_000],
    ])
    expect(helpers.listProviderInvoices(id)[0]?.items).toHaveLength(1)
    await helpers.pay(helpers.listProviderInvoices(id)[0]?.id ?? '')
    expect(await helpers.read(id)).toMatchObject({
      status: 'paid',
      bookings: [
        { status: 'cancelled', payment_status: 'failed' },
        { status: 'confirmed', payment_status: 'paid', gives_back: 1_100_000 },
      ],
    })
  })

  test('refunds a payment that was made just before', async () => {
    const { id, first } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ loseWebhooks: true })
    await helpers.pay(helpers.listProviderInvoices(id)[0]?.id ?? '')
    expect(await helpers.cancel(first)).toEqual({ status: 'cancelled', refund: 1_100_000 })
    expect(await helpers.read(id)).toMatchObject({ status: 'refunded', bookings: [{ payment_status: 'refunded' }] })
  })

  test('never loses a payment that is reported at the same time', async () => {
    for (const _turn of [1, 2, 3]) {
      const { id, first } = await helpers.bookToPay()
      const [provider] = helpers.listProviderInvoices(id)
      await Promise.all([helpers.pay(provider?.id ?? ''), helpers.cancel(first)].map((work) => work.catch(() => {})))
      await helpers.cancel(first)
      const { invoice, events } = await helpers.readStaffView(id)
      const isPaid = shop.sandbox.invoices.get(provider?.id ?? '').status === 'PAID'
      const isSeen = events.includes('refund_succeeded') || events.includes('paid_after_cancellation')
      expect([isPaid, isSeen]).toEqual([isPaid, isPaid])
      expect(invoice.status).toBe(events.includes('refund_succeeded') ? 'refunded' : 'cancelled')
    }
  })

  test('succeeds while the provider is down, and the sweep closes the payment', async () => {
    const { id, first } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ htmlError: true })
    await helpers.cancel(first)
    expect((await helpers.read(id)).status).toBe('cancelled')
    expect(helpers.listProviderInvoices(id)[0]?.status).toBe('PENDING')
    await sweep(shop.deps)
    await helpers.makeProviderMisbehave({})
    expect(await sweep(shop.deps)).toMatchObject({ closed: 1 })
    expect(helpers.listProviderInvoices(id)[0]?.status).toBe('EXPIRED')
    expect(await sweep(shop.deps)).toMatchObject({ closed: 0 })
  })

  test('succeeds while too many requests wait for the provider, and the sweep closes the payment', async () => {
    const { id, first } = await helpers.bookToPay(2)
    const slow = vi.spyOn(shop.deps.bookings, 'withPaymentLock').mockResolvedValue(fail('payment_busy'))
    expect(
      (await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: (await helpers.book()).id })).code,
    ).toBe('payment_busy')
    expect(await helpers.cancel(first)).toEqual({ status: 'cancelled', refund: 0 })
    slow.mockRestore()
    expect(await helpers.read(id)).toMatchObject({ status: 'pending', total_after_tax: 1_100_000 })
    expect(await sweep(shop.deps)).toMatchObject({ closed: 1 })
    expect(helpers.listProviderInvoices(id)[0]?.status).toBe('EXPIRED')
  })

  test('lets staff decide about a payment made afterwards, and emails the traveller if staff refund that payment', async () => {
    const { id, first } = await helpers.bookToPay()
    await helpers.cancel(first)
    await helpers.makeProviderMisbehave({ payAfterExpiry: true })
    await helpers.pay(helpers.listProviderInvoices(id)[0]?.id ?? '')
    const { invoice, events } = await helpers.readStaffView(id)
    expect(invoice).toMatchObject({ status: 'cancelled', needs_attention: true })
    expect(events).toContain('paid_after_cancellation')
    expect((await helpers.read(id)).payment_in_review).toBe(true)
    expect(helpers.mails(id, 'We are checking your payment')).toHaveLength(1)
    const { payload } = shop.office
    const { docs } = await payload.find({
      collection: 'payment-events',
      where: { invoice: { equals: id }, kind: { equals: 'paid_after_cancellation' } },
    })
    expect(docs).toHaveLength(1)
    const settle = async (outcome: 'kept' | 'given_back') => {
      for (const { id: late } of docs)
        await payload.update({ collection: 'payment-events', id: late, data: { outcome } })
    }
    await settle('kept')
    expect(await helpers.read(id)).toMatchObject({ misfit_given_back: false, unmatched_payment_kept: true })
    await settle('given_back')
    shop.clock.now = new Date()
    await sweep(shop.deps)
    expect((await helpers.readStaffView(id)).invoice).toMatchObject({ status: 'cancelled', needs_attention: false })
    expect(await helpers.read(id)).toMatchObject({
      payment_in_review: false,
      misfit_given_back: true,
      unmatched_payment_kept: false,
    })
    const [mail] = helpers.mails(id, 'We refunded your payment')
    expect(mail?.text).toContain('refunded Rp1.100.000')
  })

  test('adds only one event if the invoice expires at the same time', async () => {
    const { id, first } = await helpers.book()
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000)
    await Promise.all([sweep(shop.deps), helpers.cancel(first), sweep(shop.deps)])
    const { invoice, events } = await helpers.readStaffView(id)
    expect(['expired', 'cancelled']).toContain(invoice.status)
    expect(events).toHaveLength(1)
    expect(await helpers.countReservedDays(first)).toBe(0)
    expect((await helpers.cancel(first)).refund).toBe(0)
  })
})

test('a provider invoice with an outdated amount is expired even if the response to its creation was lost', async () => {
  const { id, first } = await helpers.book(2)
  // The request for the list is fast enough. The creation of the invoice times out.
  await helpers.makeProviderMisbehave({ slowMs: 300 })
  expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
    'payment_timeout',
  )
  await expect.poll(() => helpers.listProviderInvoices(id).length).toBe(1)
  await helpers.makeProviderMisbehave({})
  await helpers.cancel(first)
  const { invoice_url } = await helpers.openPayment(id)
  expect(helpers.listProviderInvoices(id).map(({ status, amount }) => [status, amount])).toEqual([
    ['PENDING', 1_100_000],
    ['EXPIRED', 2_200_000],
  ])
  expect(helpers.listProviderInvoices(id)[0]?.invoice_url).toBe(invoice_url)
  expect((await helpers.read(id)).status).toBe('pending')
})

describe('a provider invoice with an outdated amount', () => {
  /** Books twice and cancels one booking while the provider does not answer. */
  async function bookWithOutdatedPayment() {
    const booked = await helpers.bookToPay(2)
    await helpers.makeProviderMisbehave({ htmlError: true })
    await helpers.cancel(booked.first)
    await helpers.makeProviderMisbehave({})
    return booked
  }
  const states = (id: string) => helpers.listProviderInvoices(id).map(({ status, amount }) => [status, amount])

  test('is expired by the sweep, but not the new provider invoice that the traveller opens at the same time', async () => {
    const { id } = await bookWithOutdatedPayment()
    let page = ''
    const cancellations = {
      ...shop.deps.cancellations,
      async listWithdrawnInvoices(limit: number) {
        const listed = await shop.deps.cancellations.listWithdrawnInvoices(limit)
        page = (await helpers.openPayment(id)).invoice_url
        return listed
      },
    }
    await closeWithdrawnPayments({ ...shop.deps, cancellations })
    expect(states(id)).toEqual([
      ['PENDING', 1_100_000],
      ['EXPIRED', 2_200_000],
    ])
    expect((await helpers.openPayment(id)).invoice_url).toBe(page)
  })

  test.each([
    ['PENDING', 'payment_failed'],
    ['ON_HOLD', 'payment_in_review'],
  ])('prevents another payment while the provider reports the status %s', async (status, code) => {
    const { id } = await bookWithOutdatedPayment()
    await helpers.makeProviderMisbehave({ status })
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(code)
    expect(helpers.listProviderInvoices(id)).toHaveLength(1)
    expect((await helpers.readStaffView(id)).invoice.payment_reference_id).toBe(helpers.listProviderInvoices(id)[0]?.id)
  })

  test('prevents another payment if it was paid meanwhile', async () => {
    const { id, providerId } = await bookWithOutdatedPayment()
    await helpers.makeProviderMisbehave({ loseWebhooks: true })
    await helpers.pay(providerId)
    expect((await helpers.ayu.callExpectingFailure('createXenditInvoice', { external_id: id })).code).toBe(
      'payment_in_review',
    )
    expect(states(id)).toEqual([['PAID', 2_200_000]])
  })
})
