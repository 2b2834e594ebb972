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
])('parseAmountInput(%j) returns %i', (text, amount) => {
  expect(parseAmountInput(text)).toBe(amount)
})

test('parseAmountInput returns null for an empty string', () => {
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
])('the invalid amount %j is rejected, and the input text does not change', (text) => {
  const value = parseAmountInput(text)
  // Payload parses the text of a number field with `parseFloat`.
  const parsed = typeof value === 'string' ? Number.parseFloat(value) : value
  expect(checkPrice(parsed, { isRequired: true })).not.toBe(true)
  expect(checkPrice(value, { isRequired: true })).not.toBe(true)
  expect(formatNumberInput(value)).toBe(text)
})

test('formatAmountInput adds thousands separators, and formatNumberInput adds no separators', () => {
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
])('parseDecimalInput(%j) returns %j', (text, number) => {
  expect(parseDecimalInput(text)).toBe(number)
})

test.each(['abc', '9,5 %', '1.234,5', '9,', '1e3'])(
  'the invalid decimal number %j is rejected, and the input text does not change',
  (text) => {
    const value = parseDecimalInput(text)
    const parsed = Number.parseFloat(String(value))
    for (const check of [checkPercentage, checkRate, checkDistance, checkRating]) {
      expect(check(value)).not.toBe(true)
      expect(check(parsed)).not.toBe(true)
    }
    expect(formatNumberInput(value)).toBe(text)
  },
)

test('formatNumberInput returns a very small number without an exponent', () => {
  expect(formatNumberInput(0.00000061)).toBe('0.00000061')
  expect(formatNumberInput(9.5)).toBe('9.5')
})

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['-1', -1],
  ['1.000', 1000],
  ['', null],
])('parseWholeInput(%j) returns %j', (text, number) => {
  expect(parseWholeInput(text)).toBe(number)
})

test.each(['3-4', '9,7', '2.5', 'Rp 5', 'a few', '1e3'])(
  'the invalid whole number %j is rejected, and the input text does not change',
  (text) => {
    const value = parseWholeInput(text)
    expect(checkInteger(value, { min: 0 })).not.toBe(true)
    expect(Number.parseFloat(String(value))).toBeNaN()
    expect(formatNumberInput(value)).toBe(text)
  },
)
