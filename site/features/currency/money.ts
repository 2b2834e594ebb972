import {
  type CurrencyFormat,
  displayCurrency,
  type ExchangeRates,
  formatMoney,
  rupiahCurrency,
} from '@nusa/shared/money'
import { atom } from 'nanostores'

/** The currency that amounts are shown in, with the rates that turn rupiah into it. */
export interface Display {
  currency: CurrencyFormat
  rates: ExchangeRates
}

/** What every page is built with. */
export const inRupiah: Display = { currency: rupiahCurrency, rates: { rates: {} } }

/** How amounts are shown on this page right now: in rupiah until a choice and its rates are known. */
export const $currency = atom<Display>(inRupiah)

/** How amounts are shown to somebody who prefers `code`: in rupiah where it is not offered or has no rate. */
export function displayFor(code: string | null, offered: readonly CurrencyFormat[], rates: ExchangeRates): Display {
  const currency = displayCurrency(offered, code, rates)
  return currency.code === rupiahCurrency.code ? inRupiah : { currency, rates }
}

export function write(amountIdr: number | null | undefined, { currency, rates }: Display): string {
  return formatMoney(amountIdr, currency, rates)
}
