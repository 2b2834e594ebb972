import type { BookingHistory } from '@nusa/shared/booking'
import { makeDate, makeHistoryBooking } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import type { loadBookings } from '../../../lib/load-bookings.ts'
import {
  createHistory,
  type LoadedHalves,
  withCancelledBooking,
  withFailure,
  withLoading,
  withMore,
} from './history.ts'

type Answer = Awaited<ReturnType<typeof loadBookings>>

const rows = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => makeHistoryBooking({ id: start + index + 1 }))

/** Creates a history of `total` bookings whose pages of 20 are returned when the test calls `answer`. */
function historyOf(total: number) {
  const questions: { asked: string; answer: (changed?: Answer) => Promise<void> }[] = []
  const read: typeof loadBookings = ({ after }, atLeast) => {
    const start = Number(after ?? 0)
    const end = Math.min(total, start + Math.max(20, Math.ceil(atLeast / 20) * 20))
    const given = Promise.withResolvers<Answer>()
    const bookings = rows(start, end)
    const found: Answer = { ok: true, value: { bookings, next: end < total ? String(end) : null } }
    questions.push({
      asked: `${start}-${end}`,
      async answer(changed = found) {
        given.resolve(changed)
        await given.promise
        await Promise.resolve()
      },
    })
    return given.promise
  }
  const history = createHistory(read, () => 0)
  return {
    load: (userId = 1) => void history.load(userId, 'upcoming'),
    loadMore: () => void history.loadMore(1, 'upcoming'),
    answer: (index: number, changed?: Answer) => questions[index]?.answer(changed),
    asked: () => questions.map(({ asked }) => asked),
    state: () => history.$halves.get().upcoming?.state,
    shown() {
      const state = history.$halves.get().upcoming?.state
      return state?.status === 'ready' ? [state.bookings.length, state.more] : state?.status
    },
  }
}

async function shownOf(total: number) {
  const half = historyOf(total)
  half.load()
  await half.answer(0)
  expect(half.shown()).toEqual([20, 'idle'])
  return half
}

const refused: Answer = { ok: false, code: 'unavailable', message: 'In words.' }

describe('a reload of the upcoming bookings', () => {
  it('keeps the pages that were loaded meanwhile', async () => {
    const half = await shownOf(100)
    half.load()
    half.loadMore()
    await half.answer(2)
    expect(half.shown()).toEqual([40, 'idle'])
    await half.answer(1)
    expect(half.shown()).toEqual([40, 'idle'])
    await half.answer(3)
    expect(half.shown()).toEqual([40, 'idle'])
    expect(half.asked()).toEqual(['0-20', '0-20', '20-40', '20-40'])
  })

  it('includes the page that is still loading, without duplicates', async () => {
    const half = await shownOf(100)
    half.load()
    half.loadMore()
    await half.answer(1)
    expect(half.shown()).toEqual([20, 'reading'])
    await half.answer(3)
    expect(half.shown()).toEqual([40, 'idle'])
    await half.answer(2)
    expect(half.shown()).toEqual([40, 'idle'])
  })

  it('stops at the last page', async () => {
    const half = await shownOf(20)
    half.load()
    await half.answer(1)
    expect(half.shown()).toEqual([20, 'idle'])
    expect(half.asked()).toHaveLength(2)
  })

  it('marks the list as stale if it fails, until another reload succeeds', async () => {
    const half = await shownOf(20)
    expect(half.state()).toMatchObject({ isStale: false })
    half.load()
    await half.answer(1, refused)
    expect(half.state()).toMatchObject({ isStale: true })
    half.load()
    await half.answer(2)
    expect(half.state()).toMatchObject({ isStale: false })
  })

  it('keeps the list if the next page cannot be loaded', async () => {
    const half = await shownOf(100)
    half.load()
    half.loadMore()
    await half.answer(2)
    await half.answer(1)
    await half.answer(3, refused)
    expect(half.shown()).toEqual([40, 'idle'])
  })

  it('uses only the response to the latest reload', async () => {
    const half = await shownOf(100)
    half.load()
    half.load()
    await half.answer(2, { ok: true, value: { bookings: rows(0, 30), next: null } })
    await half.answer(1)
    expect(half.shown()).toEqual([30, 'idle'])
  })

  it('ignores a late response for another user', async () => {
    const half = historyOf(100)
    half.load(2)
    half.load(1)
    await half.answer(1)
    await half.answer(0, refused)
    expect(half.shown()).toEqual([20, 'idle'])
  })
})

it('loadMore requests the next page only once at a time', async () => {
  const half = await shownOf(100)
  half.loadMore()
  half.loadMore()
  expect(half.asked()).toEqual(['0-20', '20-40'])
  await half.answer(1, refused)
  expect(half.shown()).toEqual([20, 'failed'])
  half.loadMore()
  await half.answer(2)
  expect(half.shown()).toEqual([40, 'idle'])
})

const page = (next: string | null): BookingHistory => ({ bookings: [], next })
const ready = { status: 'ready', ...page('7'), more: 'idle', isStale: false } as const
const ayus: LoadedHalves = { upcoming: { userId: 1, at: 5, state: ready } }
const ofAyu = { when: 'upcoming', userId: 1 } as const

describe('the state of a history half', () => {
  it('keeps the list during a reload, and marks it as stale if the reload fails', () => {
    expect(withLoading(ayus, 'upcoming', 1, 9)).toBe(ayus)
    expect(withFailure(ayus, 'upcoming', 1, 9, 'unavailable').upcoming).toEqual({
      userId: 1,
      at: 9,
      state: { ...ready, isStale: true },
    })
    expect(withFailure(ayus, 'upcoming', 1, 9, 'not_authenticated')).toBe(ayus)
  })

  it('is loading, and failed after an error, for a user without a list', () => {
    const reading = withLoading(ayus, 'upcoming', 2, 9)
    expect(reading.upcoming).toEqual({ userId: 2, at: 9, state: { status: 'loading' } })
    expect(withFailure(reading, 'upcoming', 2, 9, 'unavailable').upcoming?.state).toEqual({ status: 'failed' })
  })

  it('is cleared if the user must sign in, so that the list is loaded afterwards', () => {
    const reading = withLoading({}, 'past', 1, 9)
    expect(withFailure(reading, 'past', 1, 9, 'not_authenticated')).toEqual({})
  })
})

it('withCancelledBooking marks the booking as cancelled in the half of the history that contains it', () => {
  const halves: LoadedHalves = {
    ...ayus,
    past: { userId: 1, at: 5, state: { ...ready, bookings: [makeHistoryBooking()] } },
  }
  const changed = withCancelledBooking(halves, { id: 1, refund: 0 })
  expect(changed.upcoming).toEqual(ayus.upcoming)
  expect(changed.past?.state).toMatchObject({ bookings: [{ id: 1, status: 'cancelled', invoice_status: 'cancelled' }] })
})

describe('withMore', () => {
  it('appends the page and stores the next cursor', () => {
    expect(withMore(ayus, ofAyu, '7', 'reading', 9).upcoming?.state).toMatchObject({ more: 'reading', next: '7' })
    expect(withMore(ayus, ofAyu, '7', 'failed', 9).upcoming?.state).toMatchObject({ more: 'failed', next: '7' })
    expect(withMore(ayus, ofAyu, '7', page(null), 9).upcoming?.state).toMatchObject({ more: 'idle', next: null })
  })

  it('moves a booking that staff have rescheduled to its new position', () => {
    const [first, second, third] = [makeHistoryBooking(), makeHistoryBooking({ id: 2 }), makeHistoryBooking({ id: 3 })]
    const halves: LoadedHalves = { upcoming: { userId: 1, at: 5, state: { ...ready, bookings: [first, second] } } }
    const moved = { ...first, booking_date: makeDate('2026-12-24') }
    const shown = withMore(halves, ofAyu, '7', { bookings: [third, moved], next: null }, 9).upcoming?.state
    expect(shown).toMatchObject({ bookings: [second, third, moved] })
  })

  it('updates the timestamp, so that the list is not reloaded at the same time', () => {
    for (const result of ['reading', 'failed', page(null)] as const) {
      expect(withMore(ayus, ofAyu, '7', result, 9).upcoming?.at).toBe(9)
    }
  })

  it('ignores a page for an outdated cursor, for another user, and for a half that is not loaded', () => {
    expect(withMore(ayus, ofAyu, '6', page(null), 9)).toBe(ayus)
    expect(withMore(ayus, { ...ofAyu, userId: 2 }, '7', page(null), 9)).toBe(ayus)
    expect(withMore(ayus, { ...ofAyu, when: 'past' }, '7', page(null), 9)).toBe(ayus)
  })
})
