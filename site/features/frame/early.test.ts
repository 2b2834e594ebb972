import { describe, expect, test } from 'vitest'
import { earlyScript } from './early.ts'

/** Runs the script in a browser that keeps something: the marks that it leaves, and what the page hears from then on. */
function open(kept: Record<string, string> | Error, { search = '', hash = '', farTop = 1200 } = {}) {
  const dataset: Record<string, string> = {}
  const page = new EventTarget()
  const localStorage = {
    getItem(name: string) {
      if (kept instanceof Error) throw kept
      return kept[name] ?? null
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
    earlyScript,
  )
  run(
    {
      documentElement: { dataset },
      querySelector: () => ({ getBoundingClientRect: () => ({ top: farTop }) }),
    },
    localStorage,
    { search, hash },
    page.addEventListener.bind(page),
    (frame: () => void) => frames.push(frame),
    (task: () => void, after: number) => timers.push({ task, after }),
    844,
  )
  return { dataset, page, timers, paint: () => frames.map((frame) => frame()) }
}

/** The marks but those that every page begins with. */
function marksWith(...args: Parameters<typeof open>): Record<string, string> {
  const { untouched, opening, ...marks } = open(...args).dataset
  expect([untouched, opening]).toEqual(['', ''])
  return marks
}

const session = (expiresAt: number, user: unknown = { email: 'ayu@example.com' }) =>
  JSON.stringify({ user, expires_at: expiresAt, expires_in: 7200 })
const soon = Math.floor(Date.now() / 1000) + 60

describe('before the first paint', () => {
  test('a first visit has no marks', () => {
    expect(marksWith({})).toEqual({})
  })

  test('prices wait where another currency is preferred', () => {
    expect(marksWith({ preferred_currency: 'USD' })).toEqual({ converting: '' })
  })

  test('a session that lasts is known, one that is over is not', () => {
    expect(marksWith({ session: session(soon) })).toEqual({ signedIn: '' })
    expect(marksWith({ session: session(soon - 120) })).toEqual({})
  })

  test('an address that asks for something is known', () => {
    expect(marksWith({}, { search: '?sort=rating' })).toEqual({ asked: '' })
    expect(marksWith(new Error('The operation is insecure.'), { search: '?sort=rating' })).toEqual({ asked: '' })
  })

  test.each(['?utm_source=mail', '?gclid=x1&utm_campaign=june', '?fbclid=x', '?mc_eid=1'])(
    '%s asks for nothing',
    (search) => {
      expect(marksWith({}, { search })).toEqual({})
    },
  )

  test.each(['?utm_source=mail&sort=rating', '?sort=rating&gclid=x', '?id', '?x=utm_'])(
    '%s asks for something',
    (search) => {
      expect(marksWith({}, { search })).toEqual({ asked: '' })
    },
  )

  test.each(['', 'null', '{', '{"user":{}}', session(soon, null), '"x"'])('%s is no session', (text) => {
    expect(marksWith({ session: text, preferred_currency: 'EUR' })).toEqual({ converting: '' })
  })

  test('a browser without storage shows the page as it was built', () => {
    expect(marksWith(new Error('The operation is insecure.'))).toEqual({})
  })
})

test.each(['scroll', 'wheel', 'pointerdown', 'keydown', 'error'])('a page is untouched until the first %s', (type) => {
  const { dataset, page } = open({})
  expect(dataset).toHaveProperty('untouched')
  page.dispatchEvent(new Event(type))
  expect(dataset).not.toHaveProperty('untouched')
})

test.each(['scroll', 'wheel', 'pointerdown', 'keydown', 'error'])('a page is opening until the first %s', (type) => {
  const { dataset, page } = open({})
  expect(dataset).toHaveProperty('opening')
  page.dispatchEvent(new Event(type))
  expect(dataset).not.toHaveProperty('opening')
})

test('a page is opening until half a second after its first frame', () => {
  const { dataset, timers, paint } = open({})
  expect(timers).toEqual([])
  paint()
  expect(timers.map(({ after }) => after)).toEqual([500])
  expect(dataset).toHaveProperty('opening')
  timers.forEach(({ task }) => {
    task()
  })
  expect(dataset).not.toHaveProperty('opening')
})

test('a page that is opened at a mark in it is not opening', () => {
  expect(open({}, { hash: '#book' }).dataset).not.toHaveProperty('opening')
})

test('a page is opening no longer than until its first frame where something that may come late is in view', () => {
  const { dataset, paint } = open({}, { farTop: 700 })
  paint()
  expect(dataset).not.toHaveProperty('opening')
})
