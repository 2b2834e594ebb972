export interface CurrencyFormat {
  code: string
  symbol: string
  symbol_position: 'before' | 'after'
  decimal_digits: number
}

/** The value of one rupiah in other currencies. The rupiah itself need not be listed. */
export interface ExchangeRates {
  rates: Readonly<Record<string, number>>
}

/** The currency of all prices, and the default display currency. */
export const rupiahCurrency = {
  code: 'IDR',
  name: 'Indonesian Rupiah',
  symbol: 'Rp',
  symbol_position: 'before',
  decimal_digits: 0,
} as const

function findRate(code: string, { rates }: ExchangeRates): number | null {
  if (code === rupiahCurrency.code) return 1
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null
}

/** Returns an unrounded amount; null if a rate is missing. */
export function convertCurrency(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  if (from === to) return amount
  const source = findRate(from, rates)
  const target = findRate(to, rates)
  return source === null || target === null ? null : (amount * target) / source
}

/** Returns the preferred currency if it is offered and has a rate, otherwise rupiah. */
export function selectDisplayCurrency<T extends CurrencyFormat>(
  currencies: readonly T[],
  preferredCode: string | null,
  rates: ExchangeRates,
): T | typeof rupiahCurrency {
  const find = (code: string) => currencies.find((currency) => currency.code === code)
  const preferred = preferredCode === null ? undefined : find(preferredCode)
  if (preferred && findRate(preferred.code, rates) !== null) return preferred
  return find(rupiahCurrency.code) ?? rupiahCurrency
}
