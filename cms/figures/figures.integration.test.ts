import { randomUUID } from 'node:crypto'
import { makeDate } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking, Invoice, Refund } from '../payload-types.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { makeTour } from '../testing/content.ts'
import { readFigures, readTopTours } from './read-figures.ts'
import { lastDays, lastMonths } from './spans.ts'

const today = makeDate('2025-06-15')
let company: Company
let snorkelling = 0
let trekking = 0

beforeAll(async () => {
  company = await startCompany()
  snorkelling = (await makeTour(company.cms.payload, { title: 'Snorkelling' })).id
  trekking = (await makeTour(company.cms.payload, { title: 'Trekking' })).id
  // The last moment of June 14 in Bali, and the first of June 15.
  const first = await invoice('2025-06-14T15:59:59.999Z', { total_after_tax: 110, paid_at: '2025-06-14T16:00:00.000Z' })
  const second = await invoice('2025-06-14T16:00:00.000Z', {
    total_after_tax: 220,
    paid_at: '2025-06-15T15:59:59.999Z',
  })
  const unpaid = await invoice('2025-06-15T03:00:00.000Z', { total_after_tax: 1_000, status: 'expired' })
  // Paid in May, partly given back in June; and what lies outside of every span.
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
  await booking(early, '2025-04-30T16:00:00.000Z', { tour_id: trekking, total_price: 2_500_000_000 })

  await refund(early, { amount: 400, state: 'succeeded', completed_at: '2025-06-14T16:00:00.000Z' })
  await refund(second, { amount: 30, state: 'succeeded', completed_at: '2025-06-14T15:00:00.000Z' })
  await refund(second, { amount: 5_000, state: 'pending' })
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

test('a day has what was paid, given back, booked and converted on it, from midnight to midnight in Bali', async () => {
  const days = await readFigures(company.cms.payload, lastDays(today))
  expect(days).toHaveLength(30)
  expect(days.slice(-2)).toEqual([
    { key: '2025-06-14', paid: 0, refunded: 30, bookings: 1, invoices: 1, invoicesPaid: 1 },
    { key: '2025-06-15', paid: 330, refunded: 400, bookings: 2, invoices: 2, invoicesPaid: 1 },
  ])
  expect(days.slice(0, -2).filter(({ paid, bookings, invoices }) => paid + bookings + invoices > 0)).toEqual([
    { key: '2025-05-31', paid: 3_000_000_000, refunded: 0, bookings: 0, invoices: 0, invoicesPaid: 0 },
  ])
})

test('a month has what its days have, and none is left out', async () => {
  const months = await readFigures(company.cms.payload, lastMonths(today))
  expect(months.map(({ key }) => key)).toEqual([
    ...['2024-07', '2024-08', '2024-09', '2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03', '2025-04'],
    ...['2025-05', '2025-06'],
  ])
  expect(months.slice(-2)).toEqual([
    // It was made at Bali's first moment of May.
    { key: '2025-05', paid: 3_000_000_000, refunded: 0, bookings: 1, invoices: 1, invoicesPaid: 1 },
    // The one of Bali's June 16 is of this month, too.
    { key: '2025-06', paid: 339, refunded: 430, bookings: 3, invoices: 4, invoicesPaid: 3 },
  ])
})

test('the top tours are those that brought in most, without what was cancelled or given back, under their names of today', async () => {
  const { payload } = company.cms
  expect(await readTopTours(payload, lastDays(today))).toEqual([
    { id: trekking, title: 'Trekking', bookings: 2, sales: 2_500_000_150 },
    { id: snorkelling, title: 'Snorkelling', bookings: 1, sales: 100 },
  ])
  expect(await readTopTours(payload, lastDays(makeDate('2024-06-15')))).toEqual([])
})
