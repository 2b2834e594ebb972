import type { BookingHistory } from '@nusa/shared/booking'
import { makeDate, makeHistoryBooking } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { type LoadedHalves, withCancelledBooking, withFailure, withLoading, withMore } from './history-state.ts'

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
