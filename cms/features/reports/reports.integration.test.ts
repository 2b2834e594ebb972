import { makeDate } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createSalesHelpers, type SalesHelpers } from '../../testing/sales.ts'
import { readFigures, readFirstSale } from './read-figures.ts'
import { readTopProducts } from './read-top-products.ts'
import { lastThirtyDays, lastTwelveMonths, monthRange, parsePeriod } from './report-range.ts'
import { calculateNetSales, calculateTotalPaidOut, calculateTotalReceived, sumFigures } from './sum.ts'

const today = makeDate('2025-06-15')
let company: Company
let sales: SalesHelpers
let snorkelling = 0
let trekking = 0

beforeAll(async () => {
  company = await startCompany()
  sales = createSalesHelpers(company)
  const { payload } = company.cms
  snorkelling = (await createTour(payload, { title: 'Snorkelling' })).id
  trekking = (await createTour(payload, { title: 'Trekking' })).id
  // The last moment of June 14 in Bali, and the first of June 15.
  const first = await sales.createInvoice('2025-06-14T15:59:59.999Z', {
    total_after_tax: 110,
    paid_at: '2025-06-14T16:00:00.000Z',
  })
  const second = await sales.createInvoice('2025-06-14T16:00:00.000Z', {
    total_after_tax: 220,
    paid_at: '2025-06-15T15:59:59.999Z',
  })
  const unpaid = await sales.createInvoice('2025-06-15T03:00:00.000Z', { total_after_tax: 1_000, status: 'expired' })
  // Paid in May and partly refunded in June, followed by invoices outside of every period.
  const early = await sales.createInvoice('2025-04-30T16:00:00.000Z', {
    total_after_tax: 3_000_000_000,
    paid_at: '2025-05-31T15:00:00.000Z',
  })
  await sales.createInvoice('2024-06-30T15:59:59.999Z', { total_after_tax: 7, paid_at: '2024-06-30T15:59:59.999Z' })
  await sales.createInvoice('2025-06-15T16:00:00.000Z', { total_after_tax: 9, paid_at: '2025-06-15T16:00:00.000Z' })

  await sales.createBooking(first, '2025-06-14T15:59:59.999Z', { tour_id: snorkelling, total_price: 100 })
  await sales.createBooking(second, '2025-06-14T16:00:00.000Z', { tour_id: trekking, total_price: 150 })
  await sales.createBooking(second, '2025-06-14T16:00:00.000Z', {
    tour_id: snorkelling,
    total_price: 40,
    status: 'cancelled',
  })
  await sales.createBooking(second, '2025-06-14T16:00:00.000Z', {
    tour_id: snorkelling,
    total_price: 60,
    payment_status: 'refunded',
  })
  await sales.createBooking(unpaid, '2025-06-15T03:00:00.000Z', {
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
    // Created outside of every period, but paid within a period. The day of the payment counts.
    await sales.createBooking(first, '2024-01-01T00:00:00.000Z', { kind, tour_title, total_price })
  }
  await sales.createBooking(early, '2025-04-30T16:00:00.000Z', { tour_id: trekking, total_price: 2_500_000_000 })

  await sales.createRefund(early, { amount: 400, state: 'succeeded', completed_at: '2025-06-14T16:00:00.000Z' })
  await sales.createRefund(second, { amount: 30, state: 'succeeded', completed_at: '2025-06-14T15:00:00.000Z' })
  await sales.createRefund(second, { amount: 5_000, state: 'pending' })
  for (const [amount, state] of [
    [1, 'requested'],
    [2, 'pending'],
    [4, 'failed'],
    [8, 'by_hand'],
  ] as const) {
    await sales.createRefund(second, { amount, state, createdAt: '2025-06-14T16:00:00.000Z' })
  }

  // Payments without a booking: kept, refunded days later, refunded immediately, and undecided.
  await sales.createUnmatchedPayment('paid_after_cancellation', '2025-06-14T16:00:00.000Z', {
    invoice: first,
    amount: 500_000,
    outcome: 'kept',
  })
  const wrong = await sales.createUnmatchedPayment('wrong_amount', '2025-06-13T16:00:00.000Z', {
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
  await sales.createUnmatchedPayment('unknown_invoice', '2025-06-15T02:00:00.000Z', { amount: 11, outcome: null })
  await sales.createUnmatchedPayment('unknown_invoice', '2025-06-10T02:00:00.000Z', {
    amount: 13,
    outcome: 'given_back',
  })
  // These are not counted: a payment in another currency, an event without a payment, and a later payment.
  await sales.createUnmatchedPayment('wrong_amount', '2025-06-15T02:00:00.000Z', {
    amount: 50,
    currency: 'USD',
    outcome: 'kept',
  })
  await sales.createUnmatchedPayment('expired', '2025-06-15T02:00:00.000Z', { amount: 990, outcome: null })
  await sales.createUnmatchedPayment('paid_twice', '2025-06-15T16:00:00.000Z', {
    invoice: first,
    amount: 17,
    outcome: 'kept',
  })
})
afterAll(() => company.cms.stop())

const none = {
  ...{ paid: 0, kept: 0, undecided: 0, receivedAndRefunded: 0, refunded: 0, refundsDue: 0, unmatchedRefunds: 0 },
  ...{ bookings: 0, invoices: 0, invoicesPaid: 0 },
}

test('readFirstSale returns the day of the oldest booking or invoice', async () => {
  expect(await readFirstSale(company.cms.payload)).toBe('2024-01-01')
})

test('readFigures counts payments, refunds, refunds still due, bookings and conversions by day in Bali', async () => {
  const days = await readFigures(company.cms.payload, lastThirtyDays(today))
  expect(days).toHaveLength(30)
  expect(
    days.filter((day) => calculateTotalReceived(day) + calculateTotalPaidOut(day) + day.bookings + day.invoices > 0),
  ).toEqual([
    { ...none, key: '2025-05-31', paid: 3_000_000_000 },
    { ...none, key: '2025-06-10', receivedAndRefunded: 13 },
    { ...none, key: '2025-06-12', unmatchedRefunds: 13 },
    { ...none, key: '2025-06-14', receivedAndRefunded: 70, refunded: 30, bookings: 1, invoices: 1, invoicesPaid: 1 },
    {
      ...none,
      ...{
        key: '2025-06-15',
        paid: 330,
        kept: 500_000,
        undecided: 11,
        refunded: 400,
        refundsDue: 15,
        unmatchedRefunds: 70,
      },
      ...{ bookings: 2, invoices: 2, invoicesPaid: 1 },
    },
  ])
})

test('readFigures counts every rupiah received or paid out in exactly one figure, and the figures add up', async () => {
  const { payload } = company.cms
  const june = sumFigures(await readFigures(payload, monthRange(today)))
  // All payments and refunds of June in Bali created by this test.
  expect(calculateTotalReceived(june)).toBe(110 + 220 + 9 + 500_000 + 70 + 11 + 13 + 17)
  expect(calculateTotalPaidOut(june)).toBe(400 + 30 + 70 + 13)
  expect(calculateNetSales(june)).toBe(110 + 220 + 9 + 500_000 + 17 - 430)
  const cash = calculateTotalReceived(june) - calculateTotalPaidOut(june)
  // Sales and cash differ by undecided payments, and by unmatched payments received and refunded at different times.
  expect(cash - calculateNetSales(june)).toBe(june.undecided + june.receivedAndRefunded - june.unmatchedRefunds)
})

test('the figures of two consecutive periods add up to the figures of the combined period', async () => {
  const read = async (from: string, to: string) => {
    const period = parsePeriod({ from, to })
    if (period.kind !== 'days') throw new Error('This is no period.')
    return sumFigures(await readFigures(company.cms.payload, period.range))
  }
  const parts = [await read('2024-07-01', '2025-06-13'), await read('2025-06-14', '2025-06-30')]
  expect(sumFigures(parts)).toEqual(await read('2024-07-01', '2025-06-30'))
})

test('readFigures returns a row for each month, with the sums of the daily figures', async () => {
  const months = await readFigures(company.cms.payload, lastTwelveMonths(today))
  expect(months.map(({ key }) => key)).toEqual([
    ...['2024-07', '2024-08', '2024-09', '2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03', '2025-04'],
    ...['2025-05', '2025-06'],
  ])
  const days = await readFigures(company.cms.payload, monthRange(today))
  expect(months.slice(-2)).toEqual([
    // Created at the first moment of May in Bali.
    { ...none, key: '2025-05', paid: 3_000_000_000, bookings: 1, invoices: 1, invoicesPaid: 1 },
    { key: '2025-06', ...sumFigures(days) },
  ])
})

test('readTopProducts returns products of all kinds with their current names, and what they brought in with tax', async () => {
  const { payload } = company.cms
  expect(await readTopProducts(payload, lastThirtyDays(today))).toEqual({
    topProducts: [
      { kind: 'tour', id: String(trekking), title: 'Trekking', bookings: 2, sales: 3_000_000_132 },
      // The payments for two bookings that were cancelled or refunded later are included until money is refunded.
      { kind: 'tour', id: String(snorkelling), title: 'Snorkelling', bookings: 1, sales: 94 },
      { kind: 'room', id: null, title: 'Villa Sayan', bookings: 1, sales: 49 },
      { kind: 'rental', id: null, title: 'Avanza', bookings: 2, sales: 39 },
      { kind: 'transfer', id: null, title: 'Airport to Ubud', bookings: 1, sales: 16 },
    ],
    otherTotals: null,
  })
  expect(await readTopProducts(payload, lastThirtyDays(makeDate('2024-06-15')))).toEqual({
    topProducts: [],
    otherTotals: null,
  })
  // The sales differ from the net sales by the payments and refunds of June that have no booking.
  const june = monthRange(today)
  const productSales = (await readTopProducts(payload, june)).topProducts.reduce((total, { sales }) => total + sales, 0)
  const netSales = calculateNetSales(sumFigures(await readFigures(payload, june)))
  expect(netSales - productSales).toBe(9 + 500_000 + 17 - 430)
})
