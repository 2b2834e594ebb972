import {
  type CurrencyFormat,
  type ExchangeRates,
  formatMoney,
  rupiahCurrency,
  selectDisplayCurrency,
} from '@nusa/shared/money'
import { atom } from 'nanostores'

/** `rates` convert rupiah into `currency`. */
export interface DisplayCurrency {
  currency: CurrencyFormat
  rates: ExchangeRates
}

/** Every page is built with this display currency. */
export const rupiahDisplay: DisplayCurrency = { currency: rupiahCurrency, rates: { rates: {} } }

/** Rupiah until the visitor's choice and its rates are known. */
export const $currency = atom<DisplayCurrency>(rupiahDisplay)

/** Returns rupiah if `code` is null, not offered or without a rate. */
export function createDisplayCurrency(
  code: string | null,
  offeredCurrencies: readonly CurrencyFormat[],
  rates: ExchangeRates,
): DisplayCurrency {
  const currency = selectDisplayCurrency(offeredCurrencies, code, rates)
  return currency.code === rupiahCurrency.code ? rupiahDisplay : { currency, rates }
}

export function formatAmount(amountIdr: number | null | undefined, { currency, rates }: DisplayCurrency): string {
  return formatMoney(amountIdr, currency, rates)
}
