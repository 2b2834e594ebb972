import { randomUUID } from 'node:crypto'
import { makeDate } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking, Invoice, Refund } from '../payload-types.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { makeTour } from '../testing/content.ts'
import { readFigures, readFirstSale } from './read-figures.ts'
import { readTopProducts } from './read-top-products.ts'
import { lastDays, lastMonths, monthOf, readPeriod } from './spans.ts'
import { netOf, paidOutOf, receivedOf, sumOf } from './sum.ts'

const today = makeDate('2025-06-15')
let company: Company
let snorkelling = 0
let trekking = 0

beforeAll(async () => {
  company = await startCompany()
  const { payload } = company.cms
  snorkelling = (await makeTour(payload, { title: 'Snorkelling' })).id
  trekking = (await makeTour(payload, { title: 'Trekking' })).id
  // The last moment of June 14 in Bali, and the first of June 15.
  const first = await invoice('2025-06-14T15:59:59.999Z', { total_after_tax: 110, paid_at: '2025-06-14T16:00:00.000Z' })
  const second = await invoice('2025-06-14T16:00:00.000Z', {
    total_after_tax: 220,
    paid_at: '2025-06-15T15:59:59.999Z',
  })
  const unpaid = await invoice('2025-06-15T03:00:00.000Z', { total_after_tax: 1_000, status: 'expired' })
  // Paid in May and partly refunded in June, followed by invoices outside of every period.
  const early = await invoice('2025-04-30T16:00:00.000Z', {
    total_after_tax: 3_000_000_000,
    paid_at: '2025-05-31T15:00:00.000Z',
  })
  await invoice('2024-06-30T15:59:59.999Z', { total_after_tax: 7, paid_at: '2024-06-30T15:59:59.999Z' })
  await invoice('2025-06-15T16:00:00.000Z', { total_after_tax: 9, paid_at: '2025-06-15T16:00:00.000Z' })

  await booking(first, '2025-06-14T15:59:59.999Z', { tour_id: snorkelling, total_price: 100 })
  await booking(second, '2025-06-14T16:00:00.000Z', { tour_id: trekking, total_price: 150 })
  await booking(second, '2025-06-14T16:00:00.000Z', { tour_id: snorkelling, total_price: 40, status: 'cancelled' })
  await booking(second, '2025-06-14T16:00:00.000Z', {
    tour_id: snorkelling,
    total_price: 60,
    payment_status: 'refunded',
  })
  await booking(unpaid, '2025-06-15T03:00:00.000Z', {
    tour_id: trekking,
    payment_status: 'failed',
    status: 'cancelled',
  })
  const others = [
    ['room', 'Villa Sayan', 900],
    ['rental', 'Avanza', 500],
    ['rental', 'Avanza', 200],
    ['transfer', 'Airport to Ubud', 300],
  ] as const
  for (const [kind, tour_title, total_price] of others) {
    // Created outside of every period; the day of the payment counts.
    await booking(first, '2024-01-01T00:00:00.000Z', { kind, tour_title, total_price })
  }
  await booking(early, '2025-04-30T16:00:00.000Z', { tour_id: trekking, total_price: 2_500_000_000 })

  await refund(early, { amount: 400, state: 'succeeded', completed_at: '2025-06-14T16:00:00.000Z' })
  await refund(second, { amount: 30, state: 'succeeded', completed_at: '2025-06-14T15:00:00.000Z' })
  await refund(second, { amount: 5_000, state: 'pending' })

  // Payments without a booking: kept, refunded days later, refunded at once, and undecided.
  await unmatched('paid_after_cancellation', '2025-06-14T16:00:00.000Z', {
    invoice: first,
    amount: 500_000,
    outcome: 'kept',
  })
  const wrong = await unmatched('wrong_amount', '2025-06-13T16:00:00.000Z', {
    invoice: second,
    amount: 1_000,
    paidAmount: 70,
    outcome: 'given_back',
  })
  await payload.create({
    collection: 'payment-events',
    data: {
      invoice: second,
      kind: 'misfit_given_back',
      detail: { payment: wrong, amount: 70 },
      createdAt: '2025-06-15T01:00:00.000Z',
    },
  })
  await unmatched('unknown_invoice', '2025-06-15T02:00:00.000Z', { amount: 11, outcome: null })
  await unmatched('unknown_invoice', '2025-06-10T02:00:00.000Z', { amount: 13, outcome: 'given_back' })
  // Not counted: another currency, an event without a payment, and a later payment.
  await unmatched('wrong_amount', '2025-06-15T02:00:00.000Z', { amount: 50, currency: 'USD', outcome: 'kept' })
  await unmatched('expired', '2025-06-15T02:00:00.000Z', { amount: 990, outcome: null })
  await unmatched('paid_twice', '2025-06-15T16:00:00.000Z', { invoice: first, amount: 17, outcome: 'kept' })
})
afterAll(() => company.cms.stop())

async function invoice(createdAt: string, data: Partial<Invoice>): Promise<string> {
  const made = await company.cms.payload.create({
    collection: 'invoices',
    data: {
      id: randomUUID(),
      order_number: randomUUID(),
      user_id: company.ayu.account.id,
      status: data.paid_at ? 'paid' : 'pending',
      total_before_discount: 0,
      discount_amount: 0,
      total_after_discount: 0,
      tax_amount: 0,
      total_after_tax: 0,
      currency: 'IDR',
      payment_provider: 'xendit',
      expires_at: createdAt,
      idempotency_key: randomUUID(),
      request_hash: 'hash',
      createdAt,
      ...data,
    },
  })
  return made.id
}

async function booking(invoice_id: string, createdAt: string, data: Partial<Booking>): Promise<void> {
  await company.cms.payload.create({
    collection: 'bookings',
    data: {
      user_id: company.ayu.account.id,
      invoice_id,
      booking_number: randomUUID(),
      booking_reference: randomUUID(),
      booking_date: '2025-07-01',
      kind: 'tour',
      tour_title: 'As it was called then',
      status: 'confirmed',
      payment_status: 'paid',
      quantity: 1,
      total_price: 0,
      terms_accepted: true,
      createdAt,
      ...data,
    },
  })
}

async function refund(id: string, data: Pick<Refund, 'amount' | 'state'> & Partial<Refund>): Promise<void> {
  await company.cms.payload.create({
    collection: 'refunds',
    data: { invoice: id, reason: 'CANCELLATION', attempts: 1, idempotency_key: randomUUID(), ...data },
  })
}

interface Unmatched {
  invoice?: string
  amount: number
  paidAmount?: number
  currency?: string
  outcome: 'kept' | 'given_back' | null
}

/** Creates a payment that was reported a day after it was made. */
async function unmatched(kind: string, paidAt: string, { invoice: of, outcome, ...money }: Unmatched): Promise<number> {
  const made = await company.cms.payload.create({
    collection: 'payment-events',
    data: {
      ...(of && { invoice: of }),
      kind,
      detail: { currency: 'IDR', ...money, paidAt },
      outcome,
      createdAt: new Date(Date.parse(paidAt) + 24 * 60 * 60 * 1000).toISOString(),
      updatedAt: '2025-06-12T00:00:00.000Z',
    },
  })
  return made.id
}

const none = {
  ...{ paid: 0, kept: 0, waiting: 0, returned: 0, refunded: 0, sentBack: 0 },
  ...{ bookings: 0, invoices: 0, invoicesPaid: 0 },
}

test('returns the day of the oldest booking or invoice as the first sale', async () => {
  expect(await readFirstSale(company.cms.payload)).toBe('2024-01-01')
})

test('counts payments, refunds, bookings and conversions by day in Bali', async () => {
  const days = await readFigures(company.cms.payload, lastDays(today))
  expect(days).toHaveLength(30)
  expect(days.filter((day) => receivedOf(day) + paidOutOf(day) + day.bookings + day.invoices > 0)).toEqual([
    { ...none, key: '2025-05-31', paid: 3_000_000_000 },
    { ...none, key: '2025-06-10', returned: 13 },
    { ...none, key: '2025-06-12', sentBack: 13 },
    { ...none, key: '2025-06-14', returned: 70, refunded: 30, bookings: 1, invoices: 1, invoicesPaid: 1 },
    {
      ...none,
      ...{ key: '2025-06-15', paid: 330, kept: 500_000, waiting: 11, refunded: 400, sentBack: 70 },
      ...{ bookings: 2, invoices: 2, invoicesPaid: 1 },
    },
  ])
})

test('counts every rupiah received or paid out in exactly one figure, and the figures add up', async () => {
  const { payload } = company.cms
  const june = sumOf(await readFigures(payload, monthOf(today)))
  // All payments and refunds of June in Bali created by this test.
  expect(receivedOf(june)).toBe(110 + 220 + 9 + 500_000 + 70 + 11 + 13 + 17)
  expect(paidOutOf(june)).toBe(400 + 30 + 70 + 13)
  expect(netOf(june)).toBe(110 + 220 + 9 + 500_000 + 17 - 430)
  const cash = receivedOf(june) - paidOutOf(june)
  // Sales and cash differ by undecided payments, and by those received and refunded at different times.
  expect(cash - netOf(june)).toBe(june.waiting + june.returned - june.sentBack)
})

test('adds up to the same figures for two consecutive periods as for both together', async () => {
  const read = async (from: string, to: string) => {
    const period = readPeriod({ from, to })
    if (period.kind !== 'days') throw new Error('This is no period.')
    return sumOf(await readFigures(company.cms.payload, period.span))
  }
  const parts = [await read('2024-07-01', '2025-06-13'), await read('2025-06-14', '2025-06-30')]
  expect(sumOf(parts)).toEqual(await read('2024-07-01', '2025-06-30'))
})

test('returns the same figures for a month as for its days, without a gap', async () => {
  const months = await readFigures(company.cms.payload, lastMonths(today))
  expect(months.map(({ key }) => key)).toEqual([
    ...['2024-07', '2024-08', '2024-09', '2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03', '2025-04'],
    ...['2025-05', '2025-06'],
  ])
  const days = await readFigures(company.cms.payload, monthOf(today))
  expect(months.slice(-2)).toEqual([
    // Created at the first moment of May in Bali.
    { ...none, key: '2025-05', paid: 3_000_000_000, bookings: 1, invoices: 1, invoicesPaid: 1 },
    { key: '2025-06', ...sumOf(days) },
  ])
})

test('lists top products of all kinds under their current names, without cancelled or refunded bookings', async () => {
  const { payload } = company.cms
  expect(await readTopProducts(payload, lastDays(today))).toEqual({
    top: [
      { kind: 'tour', id: String(trekking), title: 'Trekking', bookings: 2, sales: 2_500_000_150 },
      { kind: 'room', id: null, title: 'Villa Sayan', bookings: 1, sales: 900 },
      { kind: 'rental', id: null, title: 'Avanza', bookings: 2, sales: 700 },
      { kind: 'transfer', id: null, title: 'Airport to Ubud', bookings: 1, sales: 300 },
      { kind: 'tour', id: String(snorkelling), title: 'Snorkelling', bookings: 1, sales: 100 },
    ],
    others: null,
  })
  expect(await readTopProducts(payload, lastDays(makeDate('2024-06-15')))).toEqual({ top: [], others: null })
})

test('sums up the products after the tenth', async () => {
  const paid = await invoice('2023-03-01T00:00:00.000Z', { total_after_tax: 78, paid_at: '2023-03-01T00:00:00.000Z' })
  for (let price = 1; price <= 12; price += 1) {
    const data = { kind: 'rental', tour_title: `Car ${price}`, total_price: price } as const
    await booking(paid, '2023-03-01T00:00:00.000Z', data)
  }
  const { top, others } = await readTopProducts(company.cms.payload, monthOf(makeDate('2023-03-01')))
  expect(top.map(({ sales }) => sales)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(others).toEqual({ products: 2, bookings: 2, sales: 3 })
})
