import type { BookingHistory } from '@nusa/shared/booking'
import { makeDate, makeHistoryBooking } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import type { loadBookings } from '../../../lib/load-bookings.ts'
import { appendNextPage, createHistory, type LoadedLists, markCancelled, markFailure, markLoading } from './history.ts'

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
    state: () => history.$lists.get().upcoming?.state,
    shown() {
      const state = history.$lists.get().upcoming?.state
      return state?.status === 'ready' ? [state.bookings.length, state.nextPageStatus] : state?.status
    },
  }
}

async function shownOf(total: number) {
  const list = historyOf(total)
  list.load()
  await list.answer(0)
  expect(list.shown()).toEqual([20, 'idle'])
  return list
}

const refused: Answer = { ok: false, code: 'unavailable', message: 'In words.' }

describe('a reload of the upcoming bookings', () => {
  it('keeps the pages that were loaded meanwhile', async () => {
    const list = await shownOf(100)
    list.load()
    list.loadMore()
    await list.answer(2)
    expect(list.shown()).toEqual([40, 'idle'])
    await list.answer(1)
    expect(list.shown()).toEqual([40, 'idle'])
    await list.answer(3)
    expect(list.shown()).toEqual([40, 'idle'])
    expect(list.asked()).toEqual(['0-20', '0-20', '20-40', '20-40'])
  })

  it('includes the page that is still loading, without duplicates', async () => {
    const list = await shownOf(100)
    list.load()
    list.loadMore()
    await list.answer(1)
    expect(list.shown()).toEqual([20, 'loading'])
    await list.answer(3)
    expect(list.shown()).toEqual([40, 'idle'])
    await list.answer(2)
    expect(list.shown()).toEqual([40, 'idle'])
  })

  it('stops at the last page', async () => {
    const list = await shownOf(20)
    list.load()
    await list.answer(1)
    expect(list.shown()).toEqual([20, 'idle'])
    expect(list.asked()).toHaveLength(2)
  })

  it('marks the list as stale if the reload fails, until another reload succeeds', async () => {
    const list = await shownOf(20)
    expect(list.state()).toMatchObject({ isStale: false })
    list.load()
    await list.answer(1, refused)
    expect(list.state()).toMatchObject({ isStale: true })
    list.load()
    await list.answer(2)
    expect(list.state()).toMatchObject({ isStale: false })
  })

  it('keeps the list if the next page cannot be loaded', async () => {
    const list = await shownOf(100)
    list.load()
    list.loadMore()
    await list.answer(2)
    await list.answer(1)
    await list.answer(3, refused)
    expect(list.shown()).toEqual([40, 'idle'])
  })

  it('uses only the response to the latest reload', async () => {
    const list = await shownOf(100)
    list.load()
    list.load()
    await list.answer(2, { ok: true, value: { bookings: rows(0, 30), next: null } })
    await list.answer(1)
    expect(list.shown()).toEqual([30, 'idle'])
  })

  it('ignores a late response for another user', async () => {
    const list = historyOf(100)
    list.load(2)
    list.load(1)
    await list.answer(1)
    await list.answer(0, refused)
    expect(list.shown()).toEqual([20, 'idle'])
  })
})

it('loadMore requests the next page only once at a time', async () => {
  const list = await shownOf(100)
  list.loadMore()
  list.loadMore()
  expect(list.asked()).toEqual(['0-20', '20-40'])
  await list.answer(1, refused)
  expect(list.shown()).toEqual([20, 'failed'])
  list.loadMore()
  await list.answer(2)
  expect(list.shown()).toEqual([40, 'idle'])
})

const page = (next: string | null): BookingHistory => ({ bookings: [], next })
const ready = { status: 'ready', ...page('7'), nextPageStatus: 'idle', isStale: false } as const
const ayus: LoadedLists = { upcoming: { userId: 1, at: 5, state: ready } }
const ofAyu = { period: 'upcoming', userId: 1 } as const

describe('the state of a history list', () => {
  it('keeps the list during a reload, and marks it as stale if the reload fails', () => {
    expect(markLoading(ayus, 'upcoming', 1, 9)).toBe(ayus)
    expect(markFailure(ayus, 'upcoming', 1, 9, 'unavailable').upcoming).toEqual({
      userId: 1,
      at: 9,
      state: { ...ready, isStale: true },
    })
    expect(markFailure(ayus, 'upcoming', 1, 9, 'not_authenticated')).toBe(ayus)
  })

  it('is "loading" for a user without a list, and "failed" after an error', () => {
    const reading = markLoading(ayus, 'upcoming', 2, 9)
    expect(reading.upcoming).toEqual({ userId: 2, at: 9, state: { status: 'loading' } })
    expect(markFailure(reading, 'upcoming', 2, 9, 'unavailable').upcoming?.state).toEqual({ status: 'failed' })
  })

  it('is cleared if the user must sign in, so that the list is loaded afterwards', () => {
    const reading = markLoading({}, 'past', 1, 9)
    expect(markFailure(reading, 'past', 1, 9, 'not_authenticated')).toEqual({})
  })
})

it('markCancelled marks the booking as cancelled in the list of the history that contains it', () => {
  const halves: LoadedLists = {
    ...ayus,
    past: { userId: 1, at: 5, state: { ...ready, bookings: [makeHistoryBooking()] } },
  }
  const changed = markCancelled(halves, { id: 1, refund: 0 })
  expect(changed.upcoming).toEqual(ayus.upcoming)
  expect(changed.past?.state).toMatchObject({ bookings: [{ id: 1, status: 'cancelled', invoice_status: 'cancelled' }] })
})

describe('appendNextPage', () => {
  it('appends the page and stores the next cursor', () => {
    expect(appendNextPage(ayus, ofAyu, '7', 'loading', 9).upcoming?.state).toMatchObject({
      nextPageStatus: 'loading',
      next: '7',
    })
    expect(appendNextPage(ayus, ofAyu, '7', 'failed', 9).upcoming?.state).toMatchObject({
      nextPageStatus: 'failed',
      next: '7',
    })
    expect(appendNextPage(ayus, ofAyu, '7', page(null), 9).upcoming?.state).toMatchObject({
      nextPageStatus: 'idle',
      next: null,
    })
  })

  it('moves a booking that staff have rescheduled to its new position', () => {
    const [first, second, third] = [makeHistoryBooking(), makeHistoryBooking({ id: 2 }), makeHistoryBooking({ id: 3 })]
    const halves: LoadedLists = { upcoming: { userId: 1, at: 5, state: { ...ready, bookings: [first, second] } } }
    const moved = { ...first, booking_date: makeDate('2026-12-24') }
    const shown = appendNextPage(halves, ofAyu, '7', { bookings: [third, moved], next: null }, 9).upcoming?.state
    expect(shown).toMatchObject({ bookings: [second, third, moved] })
  })

  it('updates the timestamp, so that the list is not reloaded at the same time', () => {
    for (const result of ['loading', 'failed', page(null)] as const) {
      expect(appendNextPage(ayus, ofAyu, '7', result, 9).upcoming?.at).toBe(9)
    }
  })

  it('ignores a page for an outdated cursor, for another user, and for a list that is not loaded', () => {
    expect(appendNextPage(ayus, ofAyu, '6', page(null), 9)).toBe(ayus)
    expect(appendNextPage(ayus, { ...ofAyu, userId: 2 }, '7', page(null), 9)).toBe(ayus)
    expect(appendNextPage(ayus, { ...ofAyu, period: 'past' }, '7', page(null), 9)).toBe(ayus)
  })
})
