import { makeCurrency } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { displayFor, inRupiah } from './money.ts'
import { choices, currencyLabel, readChoice } from './offered.ts'

const usd = makeCurrency({ code: 'USD', symbol: '$' })
const idr = makeCurrency({ code: 'IDR', symbol: 'Rp', decimal_digits: 0 })

describe('the choice of currency', () => {
  it("shows 'CODE (symbol)'", () => {
    expect(currencyLabel(usd)).toBe('USD ($)')
  })

  it('is empty where no currency is active', () => {
    expect(choices([])).toEqual([])
  })

  it('always has the rupiah to come back to, first and once', () => {
    expect(choices([usd]).map(({ code }) => code)).toEqual(['IDR', 'USD'])
    expect(choices([usd, idr]).map(({ code }) => code)).toEqual(['IDR', 'USD'])
  })

  it('reads from the page what was written into it', () => {
    const dataset = { symbol: '€', position: 'after', digits: '2' }
    expect(readChoice({ value: 'EUR', dataset })).toEqual({
      code: 'EUR',
      symbol: '€',
      symbol_position: 'after',
      decimal_digits: 2,
    })
  })
})

describe('amounts', () => {
  const rates = { rates: { USD: 0.00006 } }

  it('are shown in what is preferred', () => {
    expect(displayFor('USD', [usd], rates)).toEqual({ currency: usd, rates })
  })

  it('stay in rupiah where that has no rate, is not offered, or nothing is preferred', () => {
    expect(displayFor('USD', [usd], { rates: {} })).toBe(inRupiah)
    expect(displayFor('EUR', [usd], rates)).toBe(inRupiah)
    expect(displayFor(null, [usd], rates)).toBe(inRupiah)
    expect(displayFor('IDR', [idr, usd], rates)).toBe(inRupiah)
  })
})
