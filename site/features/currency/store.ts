import {
  type CurrencyFormat,
  type ExchangeRates,
  formatMoney,
  rupiahCurrency,
  selectDisplayCurrency,
} from '@nusa/shared/money'
import { atom } from 'nanostores'

/** The display currency and the exchange rates that convert rupiah into it. */
export interface Display {
  currency: CurrencyFormat
  rates: ExchangeRates
}

/** The display currency that every page is built with. */
export const rupiahDisplay: Display = { currency: rupiahCurrency, rates: { rates: {} } }

/** The display currency of this page. It is rupiah until the visitor's choice and its rates are known. */
export const $currency = atom<Display>(rupiahDisplay)

/**
 * Returns the display for the preferred currency `code`, or rupiah if `code` is null, not offered or without a rate.
 */
export function displayFor(code: string | null, offered: readonly CurrencyFormat[], rates: ExchangeRates): Display {
  const currency = selectDisplayCurrency(offered, code, rates)
  return currency.code === rupiahCurrency.code ? rupiahDisplay : { currency, rates }
}

export function formatAmount(amountIdr: number | null | undefined, { currency, rates }: Display): string {
  return formatMoney(amountIdr, currency, rates)
}
