import { expect, test } from 'vitest'
import { checkDistance, checkPercentage, checkPrice, checkRate, checkRating, checkWhole } from '../fields/validate.ts'
import { amountTyped, isSlip, numberTyped, readAmount, readDecimal, readWhole } from './typed-numbers.ts'

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
  expect(readAmount(text)).toBe(amount)
})

test('reads an empty text as no price', () => {
  expect([readAmount(''), readAmount('  ')]).toEqual([null, null])
})

test.each([
  '350.00',
  '350,5',
  '-5',
  '35O000',
  '350 thousand',
  '1.500 jt',
  '1.500,000',
  '350.000,00',
  '3.50.000',
  '350..000',
  '1e6',
  ',-',
  '99999999999999999',
])('rejects %s and keeps the input', (text) => {
  const value = readAmount(text)
  // Payload parses a text that is sent for a number like this.
  const sent = typeof value === 'string' ? Number.parseFloat(value) : value
  expect(checkPrice(sent, { isRequired: true })).not.toBe(true)
  expect(checkPrice(value, { isRequired: true })).not.toBe(true)
  expect(numberTyped(value)).toBe(text)
})

test.each([
  [350, true],
  [999, true],
  [1000, false],
  [0, false],
  [null, false],
])('whether %s may lack its thousands: %s', (value, expected) => {
  expect(isSlip(value)).toBe(expected)
})

test('shows a stored price with thousands separators, and other numbers without', () => {
  expect([1_500_000, 350, null, undefined, readAmount('1.5')].map(amountTyped)).toEqual([
    '1.500.000',
    '350',
    '',
    '',
    '1.5',
  ])
  expect([numberTyped(350_000), numberTyped(null), numberTyped(undefined)]).toEqual(['350000', '', ''])
})

test.each([
  ['9.5', 9.5],
  ['9,5', 9.5],
  ['10', 10],
  ['0,0000612', 0.0000612],
  [' 38,5 ', 38.5],
  ['', null],
])('reads %j as %j, with decimals after a point or a comma', (text, number) => {
  expect(readDecimal(text)).toBe(number)
})

test.each(['abc', '9,5 %', '1.234,5', '9,', '1e3'])('rejects %s as a number and keeps the input', (text) => {
  const value = readDecimal(text)
  const sent = Number.parseFloat(String(value))
  for (const check of [checkPercentage, checkRate, checkDistance, checkRating]) {
    expect(check(value)).not.toBe(true)
    expect(check(sent)).not.toBe(true)
  }
  expect(numberTyped(value)).toBe(text)
})

test('shows a very small number without an exponent', () => {
  expect(numberTyped(0.00000061)).toBe('0.00000061')
  expect(numberTyped(9.5)).toBe('9.5')
})

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['-1', -1],
  ['1.000', 1000],
  ['', null],
])('reads %j as the whole number %j', (text, number) => {
  expect(readWhole(text)).toBe(number)
})

test.each(['3-4', '9,7', '2.5', 'Rp 5', 'a few', '1e3'])('rejects %s as a whole number and keeps the input', (text) => {
  const value = readWhole(text)
  expect(checkWhole(value, { min: 0 })).not.toBe(true)
  expect(Number.parseFloat(String(value))).toBeNaN()
  expect(numberTyped(value)).toBe(text)
})
