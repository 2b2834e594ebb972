import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { loadRates } from './load-rates.ts'
import { readStoredRates } from './rates.ts'

const storage = new Map<string, string>()
const answer = { currencies: [], currency_rates: { base_currency: 'IDR', rates: { USD: 0.00006 } } }
const hour = 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  })
})
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Responds to each request with the next response; null simulates a network error. */
function serve(...answers: (Response | null)[]) {
  const requests = vi.fn(async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', requests)
  return requests
}

describe('stored rates', () => {
  it('are available for a day after loading', async () => {
    serve(Response.json(answer))
    expect(await loadRates()).toEqual({ rates: { USD: 0.00006 } })
    expect(readStoredRates()).toEqual({ rates: { USD: 0.00006 }, at: Date.now() })
    vi.advanceTimersByTime(24 * hour - 1)
    expect(readStoredRates()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(readStoredRates()).toBeNull()
  })

  test.each(['', 'null', '[]', '{"at":1}', '{"at":9e15,"currency_rates":{"rates":{"USD":1}}}', 'not json'])(
    "are ignored if the stored text is '%s'",
    (text) => {
      storage.set('currency_rates', text)
      expect(readStoredRates()).toBeNull()
    },
  )
})

describe('loadRates', () => {
  it('sends one request for concurrent calls', async () => {
    const requests = serve(Response.json(answer))
    await Promise.all([loadRates(), loadRates()])
    expect(requests).toHaveBeenCalledTimes(1)
  })

  it('sends no request while stored rates are fresh', async () => {
    const requests = serve(Response.json(answer), Response.json(answer))
    await loadRates()
    vi.advanceTimersByTime(hour / 2 - 1)
    expect(await loadRates()).toMatchObject({ rates: { USD: 0.00006 } })
    expect(requests).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await loadRates()
    expect(requests).toHaveBeenCalledTimes(2)
  })

  it('retries after 1, 2 and 4 seconds, then returns null', async () => {
    const requests = serve(new Response('', { status: 503 }), Response.json({}), null, null)
    const rates = loadRates()
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2_000 + 4_000)
    expect(requests).toHaveBeenCalledTimes(4)
    expect(await rates).toBeNull()
    expect(readStoredRates()).toBeNull()
  })
})
