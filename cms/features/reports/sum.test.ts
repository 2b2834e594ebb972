import { expect, test } from 'vitest'
import {
  calculateNetSales,
  calculateTotalPaidOut,
  calculateTotalReceived,
  formatConversion,
  sumFigures,
} from './sum.ts'

const figures = {
  ...{ paid: 500, kept: 50, undecided: 7, receivedAndRefunded: 3, refunded: 200, refundsDue: 40, unmatchedRefunds: 2 },
  ...{ bookings: 2, invoices: 3, invoicesPaid: 2 },
}

test('sumFigures adds up each figure of several days', () => {
  const twice = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, 2 * value]))
  expect(sumFigures([figures, figures])).toEqual(twice)
  expect(calculateTotalReceived(sumFigures([]))).toBe(0)
})

test('calculateNetSales returns payments for bookings and kept payments less refunds, even if the result is negative', () => {
  expect([calculateNetSales(figures), calculateNetSales({ paid: 0, kept: 0, refunded: 5 })]).toEqual([350, -5])
})

test('calculateTotalReceived and calculateTotalPaidOut count every rupiah received or paid out', () => {
  expect([calculateTotalReceived(figures), calculateTotalPaidOut(figures)]).toEqual([560, 202])
})

test('formatConversion returns the share of paid invoices, or a dash if there are no invoices', () => {
  expect([formatConversion(figures), formatConversion({ invoices: 0, invoicesPaid: 0 })]).toEqual(['67%', '–'])
})
