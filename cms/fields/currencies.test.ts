import { describe, expect, test } from 'vitest'
import { checkCurrencies, checkRates } from './currencies.ts'

const refused = expect.any(String)
const rows = (...codes: string[]) => codes.map((code) => ({ code, is_active: true, decimal_digits: 0 }))

describe('currencies', () => {
  test('need a rate for each available currency except rupiah', () => {
    expect([checkCurrencies(rows('IDR'), null), checkCurrencies(rows('IDR', 'USD'), rows('USD'))]).toEqual([true, true])
    expect(checkCurrencies(rows('IDR', 'USD'), rows('EUR'))).toContain('USD has no rate yet')
    expect(checkCurrencies([...rows('IDR'), { code: 'USD', is_active: false }], [])).toBe(true)
  })

  test('must include rupiah without decimals', () => {
    expect(checkCurrencies([{ code: 'IDR', decimal_digits: 2 }], null)).toContain('Rupiah (IDR) has no decimals')
  })

  test('must include rupiah as an available currency', () => {
    const hidden = [{ code: 'IDR', is_active: false, decimal_digits: 0 }, ...rows('USD')]
    expect([null, [], rows('USD'), hidden].map((list) => checkCurrencies(list, rows('USD')))).toEqual(
      Array(4).fill(expect.stringContaining('Rupiah (IDR) must be listed')),
    )
  })

  test('must not be listed twice, and must not have two rates', () => {
    expect([checkCurrencies(rows('IDR', 'IDR'), null), checkRates(rows('USD', 'USD'))]).toEqual([refused, refused])
  })
})

test('rates must not include rupiah', () => {
  expect([checkRates(null), checkRates(rows('USD', 'EUR'))]).toEqual([true, true])
  expect(checkRates(rows('USD', 'IDR'))).toContain('Rupiah (IDR) needs no rate')
})
