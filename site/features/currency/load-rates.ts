import type { ExchangeRates } from '@nusa/shared/money'
import { withRetries } from '../../lib/retry.ts'
import { isFresh, keptRates, parseRates, ratesKey } from './rates.ts'

const timeOut = 15_000

let loading: Promise<ExchangeRates | null> | undefined

/** Rates of the last half hour. The server is asked once at a time; null where that failed, after three more attempts. */
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
    // Past the browser's cache, which would make them older than they say.
    const response = await fetch('/api/currency-rates', { cache: 'no-store', signal: AbortSignal.timeout(timeOut) })
    const answer: unknown = response.ok ? await response.json() : null
    const rates = parseRates(answer)
    if (rates) keep(rates)
    return rates
  } catch {
    return null
  }
}

/** For other pages and tabs, too. */
function keep(rates: ExchangeRates): void {
  try {
    localStorage.setItem(ratesKey, JSON.stringify({ currency_rates: rates, at: Date.now() }))
  } catch {
    // Without storage each page asks anew.
  }
}
