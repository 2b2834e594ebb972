import { expect, test } from 'vitest'
import { checkPrice } from '../fields/validate.ts'
import { amountTyped, isSlip, readAmount } from './typed-amount.ts'

test.each([
  ['350000', 350_000],
  ['350.000', 350_000],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['Rp 350.000', 350_000],
  ['Rp350000', 350_000],
  ['IDR 350,000', 350_000],
  ['0', 0],
  [' 42 ', 42],
])('%s is understood as %i rupiah', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test('nothing is no price', () => {
  expect([readAmount(''), readAmount('  ')]).toEqual([null, null])
})

test.each([
  '350.00',
  '350,5',
  '-5',
  '35O000',
  '350 thousand',
  '1.500,000',
  '350.000,00',
  '3.50.000',
  '350..000',
  '1e6',
])('%s is refused, and stays as it was typed', (text) => {
  const value = readAmount(text)
  // As Payload reads a text that is sent for a number.
  const sent = typeof value === 'string' ? Number.parseFloat(value) : value
  expect(checkPrice(sent, { isRequired: true })).not.toBe(true)
  expect(checkPrice(value, { isRequired: true })).not.toBe(true)
  expect(amountTyped(value)).toBe(text)
})

test.each([
  [350, true],
  [999, true],
  [1000, false],
  [0, false],
  [null, false],
])('%s may lack its thousands: %s', (value, expected) => {
  expect(isSlip(value)).toBe(expected)
})

test('what is stored is shown without separators', () => {
  expect([amountTyped(350_000), amountTyped(null), amountTyped(undefined)]).toEqual(['350000', '', ''])
})
