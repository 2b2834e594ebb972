import { convertCurrency, rupiahCurrency } from '@nusa/shared/money'
import { $currency } from './store.ts'

const shortNumberFormat = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/**
 * Formats an amount in rupiah as a short text in the display currency, such as '1.25M' or '850K'. Returns the code of
 * the currency separately.
 */
export function formatShortAmount(amountIdr: number): { text: string; code: string } {
  const { currency, rates } = $currency.get()
  const converted = convertCurrency(amountIdr, rupiahCurrency.code, currency.code, rates)
  return converted === null
    ? { text: shortNumberFormat.format(amountIdr), code: rupiahCurrency.code }
    : { text: shortNumberFormat.format(converted), code: currency.code }
}
