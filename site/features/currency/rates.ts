import type { ExchangeRates } from '@nusa/shared/money'

const minute = 60_000
/** Where they are kept. */
export const ratesKey = 'currency_rates'
const freshFor = 30 * minute
/** Older ones are not shown: a figure that is a day off says nothing any more. */
const usableFor = 24 * 60 * minute

export interface KeptRates extends ExchangeRates {
  /** When they came, in milliseconds of this machine's clock. */
  at: number
}

/** What of an answer are rates: positive numbers by code. Null where there are none. */
export function parseRates(answer: unknown): ExchangeRates | null {
  const rates = field(field(answer, 'currency_rates'), 'rates')
  if (typeof rates !== 'object' || rates === null) return null
  const entries = Object.entries(rates).filter(([, rate]) => typeof rate === 'number' && rate > 0 && rate < Infinity)
  return entries.length > 0 ? { rates: Object.fromEntries(entries) } : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}

/** What this browser has kept, unless it is a day old. Other pages and tabs share it. */
export function keptRates(now = Date.now()): KeptRates | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ratesKey) ?? 'null')
    const at = field(kept, 'at')
    const rates = parseRates(kept)
    return rates && typeof at === 'number' && at <= now && now - at < usableFor ? { ...rates, at } : null
  } catch {
    return null
  }
}

export function isFresh({ at }: KeptRates, now = Date.now()): boolean {
  return now - at < freshFor
}
