import { expect, test } from 'vitest'
import { conversionText, netOf, sumOf } from './sum.ts'

const figures = { paid: 500, refunded: 200, bookings: 2, invoices: 3, invoicesPaid: 2 }

test('several days come to the sum of each figure', () => {
  expect(sumOf([figures, figures])).toEqual({ paid: 1000, refunded: 400, bookings: 4, invoices: 6, invoicesPaid: 4 })
  expect(sumOf([])).toEqual({ paid: 0, refunded: 0, bookings: 0, invoices: 0, invoicesPaid: 0 })
})

test('sales are what was paid minus what went back, also below zero', () => {
  expect([netOf(figures), netOf({ paid: 0, refunded: 5 })]).toEqual([300, -5])
})

test('the conversion is the paid share of the invoices that were made, and none of none', () => {
  expect([conversionText(figures), conversionText({ invoices: 0, invoicesPaid: 0 })]).toEqual(['67 %', '–'])
})
