import { makeCurrency } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { currencyLabel, listCurrencyChoices, readCurrencyChoice } from './currency-choices.ts'
import { createDisplayCurrency, rupiahDisplay } from './store.ts'

const usd = makeCurrency({ code: 'USD', symbol: '$' })
const idr = makeCurrency({ code: 'IDR', symbol: 'Rp', decimal_digits: 0 })

describe('the currency choices', () => {
  it("are labelled 'CODE (symbol)'", () => {
    expect(currencyLabel(usd)).toBe('USD ($)')
  })

  it('are empty if no currency is active', () => {
    expect(listCurrencyChoices([])).toEqual([])
  })

  it('always start with rupiah, exactly once', () => {
    expect(listCurrencyChoices([usd]).map(({ code }) => code)).toEqual(['IDR', 'USD'])
    expect(listCurrencyChoices([usd, idr]).map(({ code }) => code)).toEqual(['IDR', 'USD'])
  })

  it('are parsed from the data attributes of an option element', () => {
    const dataset = { symbol: '€', position: 'after', digits: '2' }
    expect(readCurrencyChoice({ value: 'EUR', dataset })).toEqual({
      code: 'EUR',
      symbol: '€',
      symbol_position: 'after',
      decimal_digits: 2,
    })
  })
})

describe('createDisplayCurrency', () => {
  const rates = { rates: { USD: 0.00006 } }

  it('returns the preferred currency', () => {
    expect(createDisplayCurrency('USD', [usd], rates)).toEqual({ currency: usd, rates })
  })

  it('returns rupiah if the preferred currency is missing, not offered or without a rate', () => {
    expect(createDisplayCurrency('USD', [usd], { rates: {} })).toBe(rupiahDisplay)
    expect(createDisplayCurrency('EUR', [usd], rates)).toBe(rupiahDisplay)
    expect(createDisplayCurrency(null, [usd], rates)).toBe(rupiahDisplay)
    expect(createDisplayCurrency('IDR', [idr, usd], rates)).toBe(rupiahDisplay)
  })
})
