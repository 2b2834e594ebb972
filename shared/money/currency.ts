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
export function convertCurrency(amount: number, fromCode: string, toCode: string, rates: ExchangeRates): number | null {
  if (fromCode === toCode) return amount
  const fromRate = findRate(fromCode, rates)
  const toRate = findRate(toCode, rates)
  return fromRate === null || toRate === null ? null : (amount * toRate) / fromRate
}

/** Returns the preferred currency if it is offered and has a rate, otherwise rupiah. */
export function selectDisplayCurrency<T extends CurrencyFormat>(
  currencies: readonly T[],
  preferredCode: string | null,
  rates: ExchangeRates,
): T | typeof rupiahCurrency {
  const findCurrency = (code: string) => currencies.find((currency) => currency.code === code)
  const preferredCurrency = preferredCode === null ? undefined : findCurrency(preferredCode)
  if (preferredCurrency && findRate(preferredCurrency.code, rates) !== null) return preferredCurrency
  return findCurrency(rupiahCurrency.code) ?? rupiahCurrency
}
