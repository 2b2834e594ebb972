import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupThousands, parseRupiah, parseWholeNumber } from './parse-amount.ts'

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
const grouped = (amount: number, separator: string) => groupThousands(amount).replaceAll('.', separator)

test('parseRupiah parses an amount with every thousands separator and currency sign', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom('', '.', ',', ' ', '\u00a0'),
      fc.constantFrom('', 'Rp', 'Rp ', 'Rp. ', 'rp ', 'IDR '),
      fc.constantFrom('', ',-'),
      (amount, separator, sign, end) => {
        expect(parseRupiah(`${sign}${grouped(amount, separator)}${end}`)).toBe(amount)
      },
    ),
  )
})

test('parseWholeNumber parses the numbers that groupThousands formats', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(parseWholeNumber(groupThousands(number))).toBe(number)
    }),
  )
})

test('parseRupiah rejects every number with decimals other than zero', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('.', ','), fc.integer({ min: 1, max: 99 }), (amount, point, decimals) => {
      expect(parseRupiah(`${amount}${point}${decimals}`)).toBeNull()
    }),
  )
})

test.each([
  '1.5',
  '1,5',
  '350.00',
  '1.500,000',
  '3.50.000',
  '350..000',
  '1.500 jt',
  '1,5 M',
  '1,5 million',
  '-1 jt',
  'jt',
  '35O000',
  '1e6',
  '',
  'Rp',
])("parseRupiah rejects '%s', which is not an amount or is ambiguous", (text) => {
  expect(parseRupiah(text)).toBeNull()
})

test.each([
  ['350000.00', 350_000],
  ['200.000,00', 200_000],
  ['1,500,000.00', 1_500_000],
  ['Rp 1.500.000,0', 1_500_000],
  ['1500000,0', 1_500_000],
  ['Rp 350.000,-', 350_000],
  ['-5', -5],
  ['1,5 jt', 1_500_000],
  ['1.5jt', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['350 ribu', 350_000],
  ['Rp 2,25 Juta', 2_250_000],
  ['350 rb', 350_000],
  ['350ribu', 350_000],
  ['12,5k', 12_500],
])('parseRupiah(%j) returns %i', (text, amount) => {
  expect(parseRupiah(text)).toBe(amount)
})
