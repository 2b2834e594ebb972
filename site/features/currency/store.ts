import {
  type CurrencyFormat,
  type ExchangeRates,
  formatMoney,
  rupiahCurrency,
  selectDisplayCurrency,
} from '@nusa/shared/money'
import { atom } from 'nanostores'

/** `rates` convert rupiah into `currency`. */
export interface Display {
  currency: CurrencyFormat
  rates: ExchangeRates
}

/** Every page is built with this display currency. */
export const rupiahDisplay: Display = { currency: rupiahCurrency, rates: { rates: {} } }

/** Rupiah until the visitor's choice and its rates are known. */
export const $currency = atom<Display>(rupiahDisplay)

/** Returns rupiah if `code` is null, not offered or without a rate. */
export function displayFor(code: string | null, offered: readonly CurrencyFormat[], rates: ExchangeRates): Display {
  const currency = selectDisplayCurrency(offered, code, rates)
  return currency.code === rupiahCurrency.code ? rupiahDisplay : { currency, rates }
}

export function formatAmount(amountIdr: number | null | undefined, { currency, rates }: Display): string {
  return formatMoney(amountIdr, currency, rates)
}
