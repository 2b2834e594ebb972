import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRate } from '../validate.ts'
import { formatRateInput, parseRateInput } from './rate-input.ts'

test.each([
  ['16340', 1 / 16_340],
  ['Rp 16340', 1 / 16_340],
  ['16340,5', 1 / 16_340.5],
  ['16.340,50', 1 / 16_340.5],
  ['16,340.50', 1 / 16_340.5],
  ['1.634.000', 1 / 1_634_000],
  ['105.93', 1 / 105.93],
  ['105.3250', 1 / 105.325],
  ['', null],
])('parseRateInput(%j) returns %j', (text, rate) => {
  expect(parseRateInput(text)).toBe(rate)
})

test.each(['16.340', '16,340', '0', '-5', 'abc', '1e4', '16.34.0'])(
  'the invalid rate %j is rejected, and the input text does not change',
  (text) => {
    const value = parseRateInput(text)
    expect(checkRate(value)).not.toBe(true)
    expect(formatRateInput(value)).toBe(text)
  },
)

const rupiahWithEightDigits = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => Number(`${digits}e-${decimals}`))

test('formatRateInput returns an entered rate of up to eight digits unchanged', () => {
  fc.assert(
    fc.property(rupiahWithEightDigits, (rupiah) => {
      expect(Number(formatRateInput(1 / rupiah))).toBe(rupiah)
    }),
  )
})

test('parseRateInput parses every text that formatRateInput returns, with a precision of eight digits', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.000_000_1, max: 1000, noNaN: true }), (rate) => {
      const shown = formatRateInput(rate)
      expect(formatRateInput(parseRateInput(shown))).toBe(shown)
      expect(Math.abs(Number(parseRateInput(shown)) / rate - 1)).toBeLessThan(1e-7)
    }),
  )
})
