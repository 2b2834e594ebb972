import { expect, test } from 'vitest'
import { conversionText, netOf, paidOutOf, receivedOf, sumOf } from './sum.ts'

const figures = {
  ...{ paid: 500, kept: 50, waiting: 7, returned: 3, refunded: 200, sentBack: 2 },
  ...{ bookings: 2, invoices: 3, invoicesPaid: 2 },
}

test('adds up each figure of several days', () => {
  const twice = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, 2 * value]))
  expect(sumOf([figures, figures])).toEqual(twice)
  expect(receivedOf(sumOf([]))).toBe(0)
})

test('counts what was paid and kept less refunds as sales, also below zero', () => {
  expect([netOf(figures), netOf({ paid: 0, kept: 0, refunded: 5 })]).toEqual([350, -5])
})

test('counts every rupiah that came in or went out', () => {
  expect([receivedOf(figures), paidOutOf(figures)]).toEqual([560, 202])
})

test('says which share of the invoices was paid, and nothing if there are none', () => {
  expect([conversionText(figures), conversionText({ invoices: 0, invoicesPaid: 0 })]).toEqual(['67 %', '–'])
})
