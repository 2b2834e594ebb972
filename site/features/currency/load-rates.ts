import type { ExchangeRates } from '@nusa/shared/money'
import { withRetries } from '../../lib/retry.ts'
import { isFresh, parseRates, ratesKey, readStoredRates } from './rates.ts'

const timeoutMs = 15_000

let pendingLoad: Promise<ExchangeRates | null> | undefined

/**
 * Returns rates that are at most half an hour old. Concurrent calls share one request. Returns null if the request and
 * three retries fail.
 */
export async function loadRates(): Promise<ExchangeRates | null> {
  const storedRates = readStoredRates()
  if (storedRates && isFresh(storedRates)) return storedRates
  const retryAfterDefaultDelay = {}
  const getRetryOptions = (rates: ExchangeRates | null) => (rates === null ? retryAfterDefaultDelay : false)
  pendingLoad ??= withRetries(fetchRates, getRetryOptions).finally(() => {
    pendingLoad = undefined
  })
  return pendingLoad
}

async function fetchRates(): Promise<ExchangeRates | null> {
  try {
    // Rates from the browser's cache would be older than the time that `storeRates` stores with them.
    const response = await fetch('/api/currency-rates', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    const body: unknown = response.ok ? await response.json() : null
    const rates = parseRates(body)
    if (rates) storeRates(rates)
    return rates
  } catch {
    return null
  }
}

function storeRates(rates: ExchangeRates): void {
  try {
    localStorage.setItem(ratesKey, JSON.stringify({ currency_rates: rates, at: Date.now() }))
  } catch {
    // Without storage each page requests the rates again.
  }
}
