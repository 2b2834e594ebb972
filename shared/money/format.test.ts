import { describe, expect, it, test } from 'vitest'
import { makeCurrency, makeCurrencyRates } from '../testing/index.ts'
import { convertCurrency, rupiahCurrency, selectDisplayCurrency } from './currency.ts'
import { formatMoney, formatRupiah } from './format.ts'

const rates = makeCurrencyRates({ rates: { USD: 0.00006, EUR: 0.00005, JPY: 0.009 } })
const usd = makeCurrency()
const eur = makeCurrency({ code: 'EUR', name: 'Euro', symbol: '€', symbol_position: 'after' })
const jpy = makeCurrency({ code: 'JPY', name: 'Yen', symbol: '¥', decimal_digits: 0 })

describe('formatMoney', () => {
  test.each([
    [1_500_000, rupiahCurrency, 'Rp1.500.000'],
    [0, rupiahCurrency, 'Rp0'],
    [1_500_000, usd, '$90.00'],
    [1_234_567_890, usd, '$74,074.07'],
    [250_000, eur, '12.50 €'],
    [1_500_000, jpy, '¥13,500'],
    [-250_000, usd, '-$15.00'],
    [-10, usd, '$0.00'],
  ])("formats $0 rupiah as '$2'", (amount, currency, expected) => {
    expect(formatMoney(amount, currency, rates)).toBe(expected)
  })

  test.each([null, undefined, Number.NaN])('formats a missing amount (%s) as IDR 0 in any currency', (amount) => {
    expect(formatMoney(amount, rupiahCurrency, rates)).toBe('IDR 0')
    expect(formatMoney(amount, usd, rates)).toBe('IDR 0')
    expect(formatRupiah(amount)).toBe('IDR 0')
  })

  it('falls back to rupiah if the currency has no rate', () => {
    expect(formatMoney(1_500_000, makeCurrency({ code: 'AUD' }), rates)).toBe('Rp1.500.000')
  })

  it('formats the amount to be charged in rupiah', () => {
    expect(formatRupiah(12_345_678)).toBe('Rp12.345.678')
  })
})

describe('convertCurrency', () => {
  it('multiplies by the target rate and divides by the source rate', () => {
    expect(convertCurrency(1_000_000, 'IDR', 'USD', rates)).toBeCloseTo(60)
    expect(convertCurrency(60, 'USD', 'EUR', rates)).toBeCloseTo(50)
    expect(convertCurrency(60, 'USD', 'IDR', rates)).toBeCloseTo(1_000_000)
    expect(convertCurrency(60, 'USD', 'USD', rates)).toBe(60)
  })

  it('returns null if a rate is missing', () => {
    expect(convertCurrency(60, 'USD', 'AUD', rates)).toBeNull()
    expect(convertCurrency(60, 'AUD', 'USD', rates)).toBeNull()
    expect(convertCurrency(60, 'USD', 'constructor', rates)).toBeNull()
  })
})

describe('selectDisplayCurrency', () => {
  const idr = makeCurrency({ code: 'IDR', name: 'Rupiah', symbol: 'Rp', decimal_digits: 0 })

  it('returns the preferred currency if it is offered', () => {
    expect(selectDisplayCurrency([idr, usd, eur], 'EUR', rates)).toBe(eur)
  })

  it('returns rupiah if no currency is preferred, or the preferred currency is not offered or has no rate', () => {
    expect(selectDisplayCurrency([idr, usd], null, rates)).toBe(idr)
    expect(selectDisplayCurrency([idr, usd], 'EUR', rates)).toBe(idr)
    expect(selectDisplayCurrency([idr, makeCurrency({ code: 'AUD' })], 'AUD', rates)).toBe(idr)
    expect(selectDisplayCurrency([], 'EUR', rates)).toBe(rupiahCurrency)
  })
})
