import { expect, test } from 'vitest'
import { checkDistance, checkInteger, checkPercentage, checkPrice, checkRate, checkRating } from '../validate.ts'
import {
  formatAmountInput,
  formatNumberInput,
  parseAmountInput,
  parseDecimalInput,
  parseWholeInput,
} from './number-input.ts'

test.each([
  ['350000', 350_000],
  ['350.000', 350_000],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['Rp 350.000', 350_000],
  ['Rp350000', 350_000],
  ['IDR 350,000', 350_000],
  ['Rp 350.000,-', 350_000],
  ['350000,--', 350_000],
  ['0', 0],
  [' 42 ', 42],
  ['1,5 jt', 1_500_000],
  ['350rb', 350_000],
])('reads %s as %i rupiah', (text, amount) => {
  expect(parseAmountInput(text)).toBe(amount)
})

test('reads an empty string as no price', () => {
  expect([parseAmountInput(''), parseAmountInput('  ')]).toEqual([null, null])
})

test.each([
  '350.00',
  '350,5',
  '-5',
  '35O000',
  '350 thousand',
  '1.500 jt',
  '1.500,000',
  '3.50.000',
  '350..000',
  '1e6',
  ',-',
  '99999999999999999',
])('rejects %s and keeps the input', (text) => {
  const value = parseAmountInput(text)
  // Payload parses a text that is sent for a number like this.
  const sent = typeof value === 'string' ? Number.parseFloat(value) : value
  expect(checkPrice(sent, { isRequired: true })).not.toBe(true)
  expect(checkPrice(value, { isRequired: true })).not.toBe(true)
  expect(formatNumberInput(value)).toBe(text)
})

test('shows a stored price with thousands separators, and other numbers without', () => {
  expect([1_500_000, 350, null, undefined, parseAmountInput('1.5')].map(formatAmountInput)).toEqual([
    '1.500.000',
    '350',
    '',
    '',
    '1.5',
  ])
  expect([formatNumberInput(350_000), formatNumberInput(null), formatNumberInput(undefined)]).toEqual([
    '350000',
    '',
    '',
  ])
})

test.each([
  ['9.5', 9.5],
  ['9,5', 9.5],
  ['10', 10],
  ['0,0000612', 0.0000612],
  [' 38,5 ', 38.5],
  ['', null],
])('reads %j as %j, with decimals after a point or a comma', (text, number) => {
  expect(parseDecimalInput(text)).toBe(number)
})

test.each(['abc', '9,5 %', '1.234,5', '9,', '1e3'])('rejects %s as a number and keeps the input', (text) => {
  const value = parseDecimalInput(text)
  const sent = Number.parseFloat(String(value))
  for (const check of [checkPercentage, checkRate, checkDistance, checkRating]) {
    expect(check(value)).not.toBe(true)
    expect(check(sent)).not.toBe(true)
  }
  expect(formatNumberInput(value)).toBe(text)
})

test('shows a very small number without an exponent', () => {
  expect(formatNumberInput(0.00000061)).toBe('0.00000061')
  expect(formatNumberInput(9.5)).toBe('9.5')
})

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['-1', -1],
  ['1.000', 1000],
  ['', null],
])('reads %j as the whole number %j', (text, number) => {
  expect(parseWholeInput(text)).toBe(number)
})

test.each(['3-4', '9,7', '2.5', 'Rp 5', 'a few', '1e3'])('rejects %s as a whole number and keeps the input', (text) => {
  const value = parseWholeInput(text)
  expect(checkInteger(value, { min: 0 })).not.toBe(true)
  expect(Number.parseFloat(String(value))).toBeNaN()
  expect(formatNumberInput(value)).toBe(text)
})
