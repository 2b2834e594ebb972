import type { Currency } from '@nusa/shared/catalog'
import { type CurrencyFormat, rupiahCurrency } from '@nusa/shared/money'

/** Returns the label of an option, such as 'USD ($)'. */
export function currencyLabel({ code, symbol }: Pick<Currency, 'code' | 'symbol'>): string {
  return `${code} (${symbol})`
}

/** Returns rupiah and the active currencies, or none if no currency is active. */
export function listCurrencyChoices(activeCurrencies: readonly Currency[]): CurrencyFormat[] {
  if (activeCurrencies.length === 0) return []
  const otherCurrencies = activeCurrencies.filter(({ code }) => code !== rupiahCurrency.code)
  return [rupiahCurrency, ...otherCurrencies]
}

/** Reads the attributes of an option of the selector. */
export function readCurrencyChoice({ value, dataset }: Pick<HTMLOptionElement, 'value' | 'dataset'>): CurrencyFormat {
  return {
    code: value,
    symbol: dataset.symbol ?? value,
    symbol_position: dataset.position === 'after' ? 'after' : 'before',
    decimal_digits: Number(dataset.digits ?? 2),
  }
}
