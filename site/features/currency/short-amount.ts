import { convertCurrency, rupiahCurrency } from '@nusa/shared/money'
import { $currency } from './store.ts'

const shortNumbers = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/**
 * Formats an amount in rupiah for a small place, in the display currency without its symbol: '1.25M', '850K'. Returns
 * the code of that currency too.
 */
export function formatShortAmount(amountIdr: number): { text: string; code: string } {
  const { currency, rates } = $currency.get()
  const converted = convertCurrency(amountIdr, rupiahCurrency.code, currency.code, rates)
  return converted === null
    ? { text: shortNumbers.format(amountIdr), code: rupiahCurrency.code }
    : { text: shortNumbers.format(converted), code: currency.code }
}
