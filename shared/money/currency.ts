/** How amounts of a currency are written. */
export interface CurrencyFormat {
  code: string
  symbol: string
  symbol_position: 'before' | 'after'
  /** Digits after the point. */
  decimal_digits: number
}

/** What one rupiah is in other currencies. The rupiah itself need not be listed. */
export interface ExchangeRates {
  rates: Readonly<Record<string, number>>
}

/** The currency of all prices, and of all display until another one is chosen. */
export const rupiahCurrency = {
  code: 'IDR',
  name: 'Indonesian Rupiah',
  symbol: 'Rp',
  symbol_position: 'before',
  decimal_digits: 0,
} as const

function rateOf(code: string, { rates }: ExchangeRates): number | null {
  if (code === rupiahCurrency.code) return 1
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null
}

/** An amount in another currency: amount × target rate ÷ source rate, unrounded. Null where a rate is missing. */
export function convert(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  if (from === to) return amount
  const source = rateOf(from, rates)
  const target = rateOf(to, rates)
  return source === null || target === null ? null : (amount * target) / source
}

/** The currency to show: the preferred one where it is offered and has a rate, else rupiah. */
export function displayCurrency<T extends CurrencyFormat>(
  currencies: readonly T[],
  preferredCode: string | null,
  rates: ExchangeRates,
): T | typeof rupiahCurrency {
  const find = (code: string) => currencies.find((currency) => currency.code === code)
  const preferred = preferredCode === null ? undefined : find(preferredCode)
  if (preferred && rateOf(preferred.code, rates) !== null) return preferred
  return find(rupiahCurrency.code) ?? rupiahCurrency
}
