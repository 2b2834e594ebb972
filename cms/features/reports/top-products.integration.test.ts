import { makeDate } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createSalesHelpers, type SalesHelpers } from '../../testing/sales.ts'
import { readFigures } from './read-figures.ts'
import { type Products, readTopProducts } from './read-top-products.ts'
import { monthRange } from './report-range.ts'
import { calculateNetSales, sumFigures } from './sum.ts'

let company: Company
let sales: SalesHelpers
beforeAll(async () => {
  company = await startCompany()
  sales = createSalesHelpers(company)
})
afterAll(() => company.cms.stop())

const sumProducts = ({ topProducts, otherTotals }: Products) =>
  topProducts.reduce((total, { sales }) => total + sales, otherTotals?.sales ?? 0)

test('the sales of the products contain money that was kept after a cancellation, and add up to the net sales', async () => {
  const { payload } = company.cms
  const paidAt = '2022-03-10T00:00:00.000Z'
  const invoice = await sales.createInvoice(paidAt, { total_after_tax: 1_111, paid_at: paidAt })
  const cancelled = { kind: 'rental', status: 'cancelled', total_price: 200 } as const
  const book = (tour_title: string, data: Partial<Booking>) =>
    sales.createBooking(invoice, paidAt, { ...cancelled, tour_title, ...data })
  await book('Booked', { status: 'confirmed', total_price: 300 })
  await book('Nothing refunded', {})
  const half = await book('Half refunded', {})
  const all = await book('All refunded', { payment_status: 'refunded' })
  const later = await book('Refunded in April', {})
  await book('Never paid', { payment_status: 'failed', total_price: 900 })
  const refund = (booking: number, amount: number, completed_at: string) =>
    sales.createRefund(invoice, { booking, amount, state: 'succeeded', completed_at })
  await refund(half, 100, paidAt)
  await refund(all, 202, paidAt)
  await refund(later, 50, '2022-04-10T00:00:00.000Z')
  const read = async (month: string) => {
    const range = monthRange(makeDate(month))
    const products = await readTopProducts(payload, range)
    return { products, netSales: calculateNetSales(sumFigures(await readFigures(payload, range))) }
  }
  const march = await read('2022-03-01')
  expect(march.products.topProducts.map(({ title, bookings, sales }) => [title, bookings, sales])).toEqual([
    ['Booked', 1, 303],
    ['Nothing refunded', 0, 202],
    ['Refunded in April', 0, 202],
    ['Half refunded', 0, 102],
  ])
  expect(sumProducts(march.products)).toBe(march.netSales)
  const april = await read('2022-04-01')
  expect(april.products.topProducts).toMatchObject([{ title: 'Refunded in April', bookings: 0, sales: -50 }])
  expect(april.netSales).toBe(-50)
})

test('readTopProducts returns ten products, and the sum of the other products', async () => {
  const paid = await sales.createInvoice('2023-03-01T00:00:00.000Z', {
    total_after_tax: 78,
    paid_at: '2023-03-01T00:00:00.000Z',
  })
  for (let price = 1; price <= 12; price += 1) {
    const data = { kind: 'rental', tour_title: `Car ${price}`, total_price: price } as const
    await sales.createBooking(paid, '2023-03-01T00:00:00.000Z', data)
  }
  const { topProducts: top, otherTotals: others } = await readTopProducts(
    company.cms.payload,
    monthRange(makeDate('2023-03-01')),
  )
  expect(top.map(({ sales }) => sales)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(others).toEqual({ productCount: 2, bookings: 2, sales: 3 })
})
