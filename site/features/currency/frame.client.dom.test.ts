import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '../../testing/page.ts'

const rates = { USD: 0.00006, EUR: 0.00005, AUD: 0.0001, JPY: 0.01 }
const options = [
  ['IDR', 'Rp', 'before', 0],
  ['USD', '$', 'before', 2],
  ['EUR', '€', 'after', 2],
  ['AUD', 'A$', 'before', 2],
  ['JPY', '¥', 'before', 0],
]
  .map(
    ([code, symbol, position, digits]) =>
      `<option value="${code}" data-symbol="${symbol}" data-position="${position}" data-digits="${digits}"></option>`,
  )
  .join('')

let answer: () => Promise<Response>
let requestCount: number
let listening: [EventTarget, string, EventListenerOrEventListenerObject][]

/** Opens a page with a price and the currency selectors of the header and of the mobile menu. */
async function open(): Promise<void> {
  document.body.innerHTML = `<select data-currency>${options}</select><select data-currency>${options}</select>
    <span id="price" data-idr="1000000">Rp1.000.000</span>`
  // Preloads the modules that the script imports on demand.
  await import('../../ui/toast/toast.ts')
  await import('./load-rates.ts').catch(() => undefined)
  await import('./frame.client.ts')
  await settle()
}
const settle = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)
/** Delays the response until the returned function is called. */
function hold(): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = async () => {
    await promise
    return Response.json({ currency_rates: { rates } })
  }
  return () => {
    resolve()
    return settle()
  }
}
const selectors = () => [...document.querySelectorAll('select')]
const shown = () => selectors().map(({ value }) => value)
async function choose(code: string, at = 0): Promise<void> {
  const selector = selectors()[at] ?? expect.unreachable()
  selector.value = code
  selector.dispatchEvent(new Event('change'))
  await settle()
}
const price = () => document.querySelector('#price')?.textContent
const storedPreference = () => localStorage.getItem('preferred_currency')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') })
  localStorage.clear()
  requestCount = 0
  answer = async () => Response.json({ currency_rates: { rates } })
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/api/currency-rates')
    requestCount += 1
    return answer()
  })
  listening = []
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        listening.push([target, type, listener])
        add(type, listener, options)
      },
    )
  }
})
afterEach(() => {
  for (const [target, type, listener] of listening) target.removeEventListener(type, listener)
  vi.doUnmock('./load-rates.ts')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('a chosen currency', () => {
  it('converts all prices when the rates, requested on focus of a currency selector, have arrived', async () => {
    const arrive = hold()
    await open()
    expect(requestCount).toBe(0)
    selectors()[0]?.dispatchEvent(new Event('focus'))
    await settle()
    expect(requestCount).toBe(1)
    for (const code of ['USD', 'EUR', 'AUD']) {
      await choose(code)
      expect(shown()).toEqual([code, code])
    }
    expect(price()).toBe('Rp1.000.000')
    await choose('IDR')
    expect(storedPreference()).toBeNull()
    await choose('USD')
    await arrive()
    expect(price()).toBe('$60.00')
    expect(shown()).toEqual(['USD', 'USD'])
    expect(requestCount).toBe(1)
  })

  it('is shown in all selectors while the rates load, also when the page becomes visible again', async () => {
    const arrive = hold()
    await open()
    for (const code of ['EUR', 'IDR', 'EUR']) {
      await choose(code, 1)
      expect(storedPreference()).toBe(code === 'IDR' ? null : code)
      expect(shown()).toEqual([code, code])
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await settle()
      expect(shown()).toEqual([code, code])
    }
    await arrive()
    expect(price()).toMatch(/€$/)
  })

  it("is replaced by a choice in another tab, even if this tab's rates arrive later", async () => {
    const arrive = hold()
    await open()
    await choose('EUR')
    localStorage.setItem('currency_rates', JSON.stringify({ currency_rates: { rates }, at: Date.now() }))
    localStorage.setItem('preferred_currency', 'JPY')
    dispatchEvent(new StorageEvent('storage', { key: 'preferred_currency' }))
    await settle()
    expect(price()).toBe('¥10,000')
    expect(shown()).toEqual(['JPY', 'JPY'])
    await arrive()
    expect(price()).toBe('¥10,000')
    expect(shown()).toEqual(['JPY', 'JPY'])
  })
})

// A currency that is not offered, an unknown code, markup, rupiah itself, and an empty string.
it.each(['RUB', 'ZZZ', '<b>', 'IDR', ''])('the page shows rupiah if the stored currency is "%s"', async (code) => {
  localStorage.setItem('preferred_currency', code)
  await open()
  expect(shown()).toEqual(['IDR', 'IDR'])
  expect(price()).toBe('Rp1.000.000')
  expect(requestCount).toBe(0)
})

describe('the page shows rupiah and a message', () => {
  const failed = 'Prices are shown in rupiah'

  it('and discards a new choice if the rates cannot be loaded after three retries', async () => {
    answer = async () => Response.json({ error: {} }, { status: 503 })
    await open()
    await choose('USD')
    await settle(10_000)
    expect(text()).toContain(failed)
    expect(price()).toBe('Rp1.000.000')
    expect(shown()).toEqual(['IDR', 'IDR'])
    expect(storedPreference()).toBeNull()
    expect(requestCount).toBe(4)
  })

  it('but keeps a choice made on an earlier page in storage if the rates cannot be loaded', async () => {
    localStorage.setItem('preferred_currency', 'USD')
    answer = async () => Response.json({ error: {} }, { status: 503 })
    await open()
    await settle(10_000)
    expect(text()).toContain(failed)
    expect(price()).toBe('Rp1.000.000')
    expect(shown()).toEqual(['IDR', 'IDR'])
    expect(storedPreference()).toBe('USD')
  })

  it('if the chosen currency has no rate', async () => {
    answer = async () => Response.json({ currency_rates: { rates: { EUR: rates.EUR } } })
    await open()
    for (const code of ['USD', 'EUR', 'USD']) {
      await choose(code)
      const isMissing = code === 'USD'
      expect(shown()).toEqual(isMissing ? ['IDR', 'IDR'] : [code, code])
      expect(price()).toMatch(isMissing ? /^Rp/ : /€$/)
      expect(storedPreference()).toBe(isMissing ? null : code)
    }
    expect(text()).toContain(failed)
  })

  it('if the module that loads the rates fails to load', async () => {
    vi.doMock('./load-rates.ts', () => {
      throw new Error('net::ERR_FAILED')
    })
    await open()
    await choose('USD')
    expect(text()).toContain(failed)
    expect(shown()).toEqual(['IDR', 'IDR'])
    expect(price()).toBe('Rp1.000.000')
    expect(storedPreference()).toBeNull()
  })
})
