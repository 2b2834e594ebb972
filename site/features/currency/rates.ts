import type { ExchangeRates } from '@nusa/shared/money'

const minuteMs = 60_000
export const ratesKey = 'currency_rates'
const freshForMs = 30 * minuteMs
/** Prices converted with older rates would be misleading. */
const usableForMs = 24 * 60 * minuteMs

export interface StoredRates extends ExchangeRates {
  /** When the rates were stored, in milliseconds of Unix time. */
  at: number
}

/** Reads rates from a response: positive numbers by currency code. Returns null if the response has no rates. */
export function parseRates(body: unknown): ExchangeRates | null {
  const rates = readField(readField(body, 'currency_rates'), 'rates')
  if (typeof rates !== 'object' || rates === null) return null
  const entries = Object.entries(rates).filter(([, rate]) => typeof rate === 'number' && rate > 0 && rate < Infinity)
  return entries.length > 0 ? { rates: Object.fromEntries(entries) } : null
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}

/** Returns null if no rates are stored or they are more than a day old. */
export function readStoredRates(now = Date.now()): StoredRates | null {
  try {
    const storedData: unknown = JSON.parse(localStorage.getItem(ratesKey) ?? 'null')
    const at = readField(storedData, 'at')
    const rates = parseRates(storedData)
    const areUsable = typeof at === 'number' && at <= now && now - at < usableForMs
    return rates && areUsable ? { ...rates, at } : null
  } catch {
    return null
  }
}

export function isFresh({ at }: StoredRates, now = Date.now()): boolean {
  return now - at < freshForMs
}
