import type { Currency } from '@nusa/shared/catalog'
import { type CurrencyFormat, rupiahCurrency } from '@nusa/shared/money'

/** What the selector shows of a currency: 'USD ($)'. */
export function currencyLabel({ code, symbol }: Pick<Currency, 'code' | 'symbol'>): string {
  return `${code} (${symbol})`
}

/** What can be chosen: the active currencies, the rupiah always among them; nothing where there are none. */
export function choices(active: readonly Currency[]): CurrencyFormat[] {
  if (active.length === 0) return []
  const others = active.filter(({ code }) => code !== rupiahCurrency.code)
  return [rupiahCurrency, ...others]
}

/** A choice as it stands in the page, for the script of the selector. */
export function readChoice({ value, dataset }: Pick<HTMLOptionElement, 'value' | 'dataset'>): CurrencyFormat {
  return {
    code: value,
    symbol: dataset.symbol ?? value,
    symbol_position: dataset.position === 'after' ? 'after' : 'before',
    decimal_digits: Number(dataset.digits ?? 2),
  }
}
