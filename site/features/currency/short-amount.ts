import { convertCurrency, rupiahCurrency } from '@nusa/shared/money'
import { $currency } from './store.ts'

const shortNumberFormat = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/**
 * Formats an amount in rupiah as a short text ('1.25M', '850K') in the display currency, without its symbol but with
 * its code.
 */
export function formatShortAmount(amountIdr: number): { text: string; code: string } {
  const { currency, rates } = $currency.get()
  const converted = convertCurrency(amountIdr, rupiahCurrency.code, currency.code, rates)
  return converted === null
    ? { text: shortNumberFormat.format(amountIdr), code: rupiahCurrency.code }
    : { text: shortNumberFormat.format(converted), code: currency.code }
}
