import { makeHistoryBooking } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import type { loadBookings } from '../../../lib/read-bookings.ts'
import { createHistory } from './history.ts'

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

  it('that fails marks the list as stale until another reload succeeds', async () => {
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
