import type { ExchangeRates } from '@nusa/shared/money'
import { withRetries } from '../../lib/retry.ts'
import { isFresh, keptRates, parseRates, ratesKey } from './rates.ts'

const timeOut = 15_000

let loading: Promise<ExchangeRates | null> | undefined

/**
 * Returns rates of the last half hour, from storage or the server. Concurrent calls share one request. Returns null if
 * it and three retries fail.
 */
export async function loadRates(): Promise<ExchangeRates | null> {
  const kept = keptRates()
  if (kept && isFresh(kept)) return kept
  loading ??= withRetries(ask, (rates) => rates === null && {}).finally(() => {
    loading = undefined
  })
  return loading
}

async function ask(): Promise<ExchangeRates | null> {
  try {
    // The browser's cache would make the rates older than their timestamp.
    const response = await fetch('/api/currency-rates', { cache: 'no-store', signal: AbortSignal.timeout(timeOut) })
    const answer: unknown = response.ok ? await response.json() : null
    const rates = parseRates(answer)
    if (rates) keep(rates)
    return rates
  } catch {
    return null
  }
}

/** Stores the rates for other pages and tabs. */
function keep(rates: ExchangeRates): void {
  try {
    localStorage.setItem(ratesKey, JSON.stringify({ currency_rates: rates, at: Date.now() }))
  } catch {
    // Without storage each page requests the rates again.
  }
}
