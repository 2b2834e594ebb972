import { describe, expect, test } from 'vitest'
import { renewableSeconds } from '../../lib/session-record.ts'
import { earlyScript } from './early.ts'

/** Parses the name and type of a navigation entry from one line. */
function entryOf(navigation: string) {
  const [name, type] = navigation.split(' ')
  return { name, type }
}

/**
 * Runs the script in a fake browser with this storage. Returns the data attributes it sets, and controls for later
 * events.
 */
function open(
  storage: Record<string, string> | Error,
  {
    search = '',
    navigation = 'https://nusa.example/ navigate',
    tops = [1200, 1400, 1600],
    hasBars = true,
    readyState = 'complete',
  } = {},
) {
  const dataset: Record<string, string> = {}
  /** The elements below the fold that are still closed, by number. */
  const closed = [1, 2, 3]
  const far = closed.map((number, index) => ({
    /** An element inside a closed one has no height. */
    getBoundingClientRect: () => ({ top: tops[index] ?? 0, height: index < tops.length ? 200 : 0 }),
    removeAttribute: () => closed.splice(closed.indexOf(number), 1),
  }))
  const bars = hasBars ? { getBoundingClientRect: () => ({ top: 787 }) } : null
  const page = new EventTarget()
  const localStorage = {
    getItem(name: string) {
      if (storage instanceof Error) throw storage
      return storage[name] ?? null
    },
  }
  const frames: (() => void)[] = []
  const timers: { task: () => void; after: number }[] = []
  const run = new Function(
    'document',
    'localStorage',
    'location',
    'addEventListener',
    'requestAnimationFrame',
    'setTimeout',
    'innerHeight',
    'performance',
    earlyScript,
  )
  run(
    {
      documentElement: { dataset },
      readyState,
      querySelector: (selector: string) => (selector === '#bottom-bars' ? bars : far[(closed[0] ?? 0) - 1]) ?? null,
      querySelectorAll: () => far.filter((_, index) => closed.includes(index + 1)),
    },
    localStorage,
    { search },
    page.addEventListener.bind(page),
    (frame: () => void) => frames.push(frame),
    (task: () => void, after = 0) => timers.push({ task, after }),
    844,
    { getEntriesByType: () => [navigation].filter(Boolean).map(entryOf) },
  )
  const paint = () => {
    for (const frame of frames.splice(0)) frame()
  }
  /** Runs the timers due after this many milliseconds and returns their number. */
  const pass = (milliseconds: number) => {
    const due = timers.filter(({ after }) => after <= milliseconds)
    for (const timer of due) {
      timers.splice(timers.indexOf(timer), 1)
      timer.task()
    }
    return due.length
  }
  return { dataset, page, closed, paint, pass }
}

/** Returns the data attributes except those that every page starts with. */
function attributesWith(...args: Parameters<typeof open>): Record<string, string> {
  const { untouched, opening, ...attributes } = open(...args).dataset
  expect([untouched, opening]).toEqual(['', ''])
  return attributes
}

const session = (expiresAt: number, user: unknown = { email: 'ayu@example.com' }) =>
  JSON.stringify({ user, expires_at: expiresAt, expires_in: 7200 })
const soon = Math.floor(Date.now() / 1000) + 60

describe('before the first paint', () => {
  test('the early script sets no attributes on a first visit', () => {
    expect(attributesWith({})).toEqual({})
  })

  test('the early script sets data-converting if the visitor prefers a currency other than rupiah', () => {
    expect(attributesWith({ preferred_currency: 'USD' })).toEqual({ converting: '' })
  })

  test('the early script sets data-signed-in for a valid or renewable session, but not for an expired session', () => {
    expect(attributesWith({ session: session(soon) })).toEqual({ signedIn: '' })
    expect(attributesWith({ session: session(soon - 120) })).toEqual({ signedIn: '' })
    expect(attributesWith({ session: session(soon - 120 - renewableSeconds) })).toEqual({})
  })

  test('the early script sets data-asked for a URL with a relevant query, even without storage', () => {
    expect(attributesWith({}, { search: '?sort=rating' })).toEqual({ asked: '' })
    expect(attributesWith(new Error('The operation is insecure.'), { search: '?sort=rating' })).toEqual({ asked: '' })
  })

  test.each(['?utm_source=mail', '?gclid=x1&utm_campaign=june', '?fbclid=x', '?mc_eid=1'])(
    'the early script does not set data-asked for the irrelevant query %s',
    (search) => {
      expect(attributesWith({}, { search })).toEqual({})
    },
  )

  test.each(['?utm_source=mail&sort=rating', '?sort=rating&gclid=x', '?id', '?x=utm_'])(
    'the early script sets data-asked for the relevant query %s',
    (search) => {
      expect(attributesWith({}, { search })).toEqual({ asked: '' })
    },
  )

  test.each(['', 'null', '{', '{"user":{}}', session(soon, null), '"x"'])(
    'the early script does not set data-signed-in for the invalid session record "%s"',
    (text) => {
      expect(attributesWith({ session: text, preferred_currency: 'EUR' })).toEqual({ converting: '' })
    },
  )

  test('the early script sets no attributes in a browser without storage', () => {
    expect(attributesWith(new Error('The operation is insecure.'))).toEqual({})
  })
})

test.each(['scroll', 'wheel', 'pointerdown', 'keydown', 'error'])(
  'the page has data-untouched until the first %s event',
  (type) => {
    const { dataset, page } = open({})
    expect(dataset).toHaveProperty('untouched')
    page.dispatchEvent(new Event(type))
    expect(dataset).not.toHaveProperty('untouched')
  },
)

describe('content below the fold', () => {
  test.each(['scroll', 'wheel', 'pointerdown', 'keydown', 'error'])(
    'is shown at once on the first %s event',
    (type) => {
      const { dataset, page } = open({})
      expect(dataset).toHaveProperty('opening')
      page.dispatchEvent(new Event(type))
      expect(dataset).not.toHaveProperty('opening')
    },
  )

  test('is rendered, one element per frame, after the fonts are applied', () => {
    const { page, closed, paint, pass, dataset } = open({})
    paint()
    for (const left of [[2, 3], [3], []]) {
      page.dispatchEvent(new Event('fontscount'))
      expect(closed).toEqual(left)
      expect(pass(0)).toBe(0)
      paint()
      pass(0)
    }
    expect(dataset).toHaveProperty('opening')
  })

  test('starts to be rendered at the latest half a second after the first frame', () => {
    const { closed, paint, pass } = open({})
    expect(pass(500)).toBe(0)
    paint()
    expect(pass(499)).toBe(0)
    expect(closed).toEqual([1, 2, 3])
    pass(500)
    expect(closed).toEqual([2, 3])
  })

  test('is shown at once if the visitor scrolls while elements are being rendered', () => {
    const { page, closed, dataset, paint, pass } = open({})
    page.dispatchEvent(new Event('fontscount'))
    page.dispatchEvent(new Event('scroll'))
    paint()
    pass(0)
    expect(dataset).not.toHaveProperty('opening')
    expect(closed).toEqual([2, 3])
  })

  test('is not affected by input after all elements were rendered', () => {
    const { page, closed, dataset } = open({})
    closed.length = 0
    page.dispatchEvent(new Event('scroll'))
    expect(dataset).toHaveProperty('opening')
  })

  test('is rendered immediately if it is parsed after all earlier elements were rendered', () => {
    const { page, closed, dataset } = open({}, { readyState: 'loading' })
    closed.length = 0
    page.dispatchEvent(new Event('fontscount'))
    expect(dataset).not.toHaveProperty('opening')
  })

  test.each([
    ['at a fragment', 'https://nusa.example/tour/a#book navigate'],
    ['at a text fragment', 'https://nusa.example/tour/a#:~:text=words navigate'],
    ['by a reload', 'https://nusa.example/tour/a reload'],
    ['by Back', 'https://nusa.example/tour/a back_forward'],
    ['in a browser that does not report the type of navigation', ''],
  ])('is rendered immediately on a page that is opened %s', (_, navigation) => {
    expect(open({}, { navigation }).dataset).toEqual({ untouched: '', whole: '' })
  })

  test('is rendered before the first paint if it is visible above the bottom bars', () => {
    for (const [hasBars, left] of [
      [true, [2, 3]],
      [false, [3]],
    ] as const) {
      const { closed, paint } = open({}, { tops: [786, 800], hasBars })
      expect(closed).toEqual([1, 2, 3])
      paint()
      expect(closed).toEqual(left)
    }
  })
})
