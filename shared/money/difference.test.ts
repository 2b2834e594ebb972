import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCurrency, makeCurrencyRates } from '../testing/index.ts'
import { rupiahCurrency } from './currency.ts'
import { formatMoney, formatMoneyDifference } from './format.ts'

const rates = makeCurrencyRates({ rates: { USD: 0.00006, EUR: 0.00005 } })
const usd = makeCurrency()
const eur = makeCurrency({ code: 'EUR', name: 'Euro', symbol: '€', symbol_position: 'after' })

describe('formatMoneyDifference', () => {
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

  it('returns a converted tax that, added to the converted subtotal, is the converted total', () => {
    const ofCase = makeCurrencyRates({ rates: { EUR: 0.0000524 } })
    const [subtotal, total] = [4_485_000, 4_933_500]
    const parts = [formatMoney(subtotal, eur, ofCase), formatMoney(total - subtotal, eur, ofCase)]
    expect(parts).toEqual(['235.01 €', '23.50 €'])
    expect(formatMoney(total, eur, ofCase)).toBe('258.52 €')
    expect(formatMoneyDifference(total, subtotal, eur, ofCase)).toBe('23.51 €')
  })

  it('returns displayed amounts that add up for every amount and exchange rate', () => {
    const amount = fc.integer({ min: 0, max: 500_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0.00001, max: 0.001, noNaN: true }), (part, rest, rate) => {
        const current = makeCurrencyRates({ rates: { USD: rate } })
        const whole = part + rest
        const shown = cents(formatMoney(part, usd, current)) + cents(formatMoneyDifference(whole, part, usd, current))
        expect(shown).toBe(cents(formatMoney(whole, usd, current)))
      }),
    )
  })

  it('returns an amount in rupiah if the exchange rate is unknown', () => {
    expect(formatMoneyDifference(110_000, 100_000, makeCurrency({ code: 'AUD' }), rates)).toBe('Rp10.000')
    expect(formatMoneyDifference(110_000, 100_000, rupiahCurrency, { rates: {} })).toBe('Rp10.000')
  })
})
