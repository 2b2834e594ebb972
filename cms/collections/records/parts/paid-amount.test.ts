import { expect, test } from 'vitest'
import { eventAmountText } from './paid-amount.ts'

test.each([
  [{ amount: 990_000, paidAmount: 980_000, currency: 'IDR' }, 'Rp980.000'],
  [{ amount: 990_000, paidAmount: null, currency: 'IDR' }, 'Rp990.000'],
  [{ amount: 980_000, payment: 7, by: 'made@nusa.example' }, 'Rp980.000'],
  [{ amount: 50, currency: 'USD' }, '50 USD'],
  [{ refund: 980_000, by: 'made@nusa.example' }, 'Rp980.000'],
  [{ refund: null, by: 'made@nusa.example' }, null],
  [null, null],
])('eventAmountText(%j) returns %j', (detail, words) => {
  expect(eventAmountText(detail)).toBe(words)
})
