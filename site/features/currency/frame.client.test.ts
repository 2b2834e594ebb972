// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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
let asked: number
let listening: [EventTarget, string, EventListenerOrEventListenerObject][]

/** Opens a page with a price and its two selectors, of the header and of the phone's menu. */
async function open(): Promise<void> {
  document.body.innerHTML = `<select data-currency>${options}</select><select data-currency>${options}</select>
    <span id="price" data-idr="1000000">Rp1.000.000</span>`
  // What comes when it is needed is there at once.
  await import('../../ui/toast/toast.ts')
  await import('./load-rates.ts').catch(() => undefined)
  await import('./frame.client.ts')
  await settle()
}
const settle = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)
/** An answer that comes when the test has it come. */
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
const kept = () => localStorage.getItem('preferred_currency')
const text = () => document.body.textContent

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') })
  localStorage.clear()
  asked = 0
  answer = async () => Response.json({ currency_rates: { rates } })
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/api/currency-rates')
    asked += 1
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

describe('a currency that is chosen', () => {
  it('shows all prices once its rates are there, which are asked for when the selector has the focus', async () => {
    const arrive = hold()
    await open()
    expect(asked).toBe(0)
    selectors()[0]?.dispatchEvent(new Event('focus'))
    await settle()
    expect(asked).toBe(1)
    for (const code of ['USD', 'EUR', 'AUD']) {
      await choose(code)
      expect(shown()).toEqual([code, code])
    }
    expect(price()).toBe('Rp1.000.000')
    await choose('IDR')
    expect(kept()).toBeNull()
    await choose('USD')
    await arrive()
    expect(price()).toBe('$60.00')
    expect(shown()).toEqual(['USD', 'USD'])
    expect(asked).toBe(1)
  })

  it('stands in all selectors while its rates are on their way, also when the page is seen again', async () => {
    const arrive = hold()
    await open()
    for (const code of ['EUR', 'IDR', 'EUR']) {
      await choose(code, 1)
      expect(kept()).toBe(code === 'IDR' ? null : code)
      expect(shown()).toEqual([code, code])
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await settle()
      expect(shown()).toEqual([code, code])
    }
    await arrive()
    expect(price()).toMatch(/€$/)
  })

  it('gives way to what is chosen in another tab meanwhile', async () => {
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

describe('without rates prices stay in rupiah, and the page says so', () => {
  const failed = 'Prices are shown in rupiah'

  it('if they cannot be loaded after three retries; the choice is then forgotten', async () => {
    answer = async () => Response.json({ error: {} }, { status: 503 })
    await open()
    await choose('USD')
    await settle(10_000)
    expect(text()).toContain(failed)
    expect(price()).toBe('Rp1.000.000')
    expect(shown()).toEqual(['IDR', 'IDR'])
    expect(kept()).toBeNull()
    expect(asked).toBe(4)
  })

  it('if the currency was chosen on an earlier visit; the choice is then kept for the next page', async () => {
    localStorage.setItem('preferred_currency', 'USD')
    answer = async () => Response.json({ error: {} }, { status: 503 })
    await open()
    await settle(10_000)
    expect(text()).toContain(failed)
    expect(price()).toBe('Rp1.000.000')
    expect(shown()).toEqual(['IDR', 'IDR'])
    expect(kept()).toBe('USD')
  })

  it('if there is none for the currency that was chosen', async () => {
    answer = async () => Response.json({ currency_rates: { rates: { EUR: rates.EUR } } })
    await open()
    for (const code of ['USD', 'EUR', 'USD']) {
      await choose(code)
      const isMissing = code === 'USD'
      expect(shown()).toEqual(isMissing ? ['IDR', 'IDR'] : [code, code])
      expect(price()).toMatch(isMissing ? /^Rp/ : /€$/)
      expect(kept()).toBe(isMissing ? null : code)
    }
    expect(text()).toContain(failed)
  })

  it('if the code that asks for them cannot be loaded', async () => {
    vi.doMock('./load-rates.ts', () => {
      throw new Error('net::ERR_FAILED')
    })
    await open()
    await choose('USD')
    expect(text()).toContain(failed)
    expect(shown()).toEqual(['IDR', 'IDR'])
    expect(price()).toBe('Rp1.000.000')
    expect(kept()).toBeNull()
  })
})
