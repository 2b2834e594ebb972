import { describe, expect, test } from 'vitest'
import { fontsScript, type Typeface } from './fonts.ts'

const faces: readonly Typeface[] = [
  { family: 'Text', weight: '400 700', file: '/text.woff2' },
  { family: 'Display', weight: '400', file: '/display.woff2' },
]
const files = ['url(/text.woff2)', 'url(/display.woff2)']
const remembered = '/text.woff2 /display.woff2'

interface Visit {
  /** Whether the page's fonts may load after the first paint. */
  isLate?: boolean
  /** The content of the browser's storage; null if storage is forbidden. */
  stored?: Record<string, string> | null
  /** The file that fails to load. */
  failingFile?: string
}

/** Runs the script in a fake page. Returns the applied and the requested fonts, and the storage afterwards. */
function visit({ isLate = false, stored = {}, failingFile }: Visit) {
  const dispatched: string[] = []
  const added = new Set<string>()
  const requested: string[] = []
  const painted: (() => void)[] = []
  const storage = () => {
    if (!stored) throw new Error('The operation is insecure.')
    return stored
  }
  class FontFace {
    readonly #source: string
    constructor(_family: string, source: string) {
      this.#source = source
    }
    toString = () => this.#source
    async load() {
      requested.push(this.#source)
      if (failingFile && this.#source.includes(failingFile)) throw new Error('A network error occurred.')
      return this
    }
  }
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint']
    readonly #callback: (entries: unknown, observer: PerformanceObserver) => void
    constructor(callback: (entries: unknown, observer: PerformanceObserver) => void) {
      this.#callback = callback
    }
    observe = () => painted.push(() => this.#callback([], this))
    disconnect = () => undefined
  }
  const run = new Function(
    'document',
    'localStorage',
    'FontFace',
    'PerformanceObserver',
    'requestAnimationFrame',
    'setTimeout',
    'dispatchEvent',
    fontsScript(faces),
  )
  run(
    {
      fonts: { add: (font: FontFace) => added.add(String(font)) },
      currentScript: { dataset: isLate ? { defersFonts: '' } : {} },
    },
    {
      getItem: (name: string) => storage()[name] ?? null,
      setItem: (name: string, value: string) => {
        storage()[name] = value
      },
    },
    FontFace,
    PerformanceObserver,
    (frame: () => void) => frame(),
    (task: () => void) => task(),
    (event: Event) => dispatched.push(event.type),
  )
  return { dispatched, added, requested, stored, paint: () => painted.map((callback) => callback()) }
}

/** Waits for pending promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the fonts of a page', () => {
  test('load immediately', () => {
    const { added, requested } = visit({})
    expect([...added]).toEqual(files)
    expect(requested).toEqual(files)
  })

  test('load after the first paint of a first visit to a page with late fonts, and are applied together', async () => {
    const { added, requested, paint } = visit({ isLate: true })
    expect(requested).toEqual([])
    paint()
    expect(requested).toEqual(files)
    expect([...added]).toEqual([])
    await settle()
    expect([...added]).toEqual(files)
  })

  test('are recorded in storage and load immediately on the next visit', async () => {
    const first = visit({ isLate: true })
    first.paint()
    await settle()
    expect(first.stored).toEqual({ fonts: remembered })
    expect([...visit({ isLate: true, stored: first.stored }).added]).toEqual(files)
    expect([...visit({ isLate: true, stored: { fonts: '/older.woff2' } }).added]).toEqual([])
  })

  test.each([false, true])(
    'are applied but not recorded in storage if one font fails to load (late fonts: %s)',
    async (isLate) => {
      const { stored, added, paint } = visit({ isLate, failingFile: '/display.woff2' })
      paint()
      await settle()
      expect([...added]).toEqual(files)
      expect(stored).toEqual({})
    },
  )

  test('also load in a browser without storage', async () => {
    const { added, paint } = visit({ isLate: true, stored: null })
    paint()
    await settle()
    expect([...added]).toEqual(files)
  })
})

test('the font script dispatches an event when the fonts are applied', async () => {
  const { dispatched, paint } = visit({ isLate: true })
  paint()
  expect(dispatched).toEqual([])
  await settle()
  expect(dispatched).toEqual(['fontscount'])
})
