import type { BookingHistory } from '@nusa/shared/booking'
import { makeDate, makeHistoryBooking } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { type KeptHalves, withCancelledBooking, withMore, withReading, withRefusal } from './kept-history.ts'

const page = (next: string | null): BookingHistory => ({ bookings: [], next })
const ready = { status: 'ready', ...page('7'), more: 'idle', isDoubtful: false } as const
const ayus: KeptHalves = { upcoming: { userId: 1, at: 5, state: ready } }
const ofAyu = { when: 'upcoming', userId: 1 } as const

describe('a half of the history', () => {
  it('stays in sight while it is read anew, and where that fails, which is then said', () => {
    expect(withReading(ayus, 'upcoming', 1, 9)).toBe(ayus)
    expect(withRefusal(ayus, 'upcoming', 1, 9, 'unavailable').upcoming).toEqual({
      userId: 1,
      at: 9,
      state: { ...ready, isDoubtful: true },
    })
    expect(withRefusal(ayus, 'upcoming', 1, 9, 'not_authenticated')).toBe(ayus)
  })

  it('says that it is read, and that it could not be, to whom nothing is shown yet', () => {
    const reading = withReading(ayus, 'upcoming', 2, 9)
    expect(reading.upcoming).toEqual({ userId: 2, at: 9, state: { status: 'loading' } })
    expect(withRefusal(reading, 'upcoming', 2, 9, 'unavailable').upcoming?.state).toEqual({ status: 'failed' })
  })

  it('is asked for anew by who has to sign in first', () => {
    const reading = withReading({}, 'past', 1, 9)
    expect(withRefusal(reading, 'past', 1, 9, 'not_authenticated')).toEqual({})
  })
})

it('a booking that was cancelled is shown so at once, in the half that has it', () => {
  const halves: KeptHalves = {
    ...ayus,
    past: { userId: 1, at: 5, state: { ...ready, bookings: [makeHistoryBooking()] } },
  }
  const changed = withCancelledBooking(halves, { id: 1, refund: 0 })
  expect(changed.upcoming).toEqual(ayus.upcoming)
  expect(changed.past?.state).toMatchObject({ bookings: [{ id: 1, status: 'cancelled', invoice_status: 'cancelled' }] })
})

describe('the page that follows', () => {
  it('is added below, and leads on', () => {
    expect(withMore(ayus, ofAyu, '7', 'reading', 9).upcoming?.state).toMatchObject({ more: 'reading', next: '7' })
    expect(withMore(ayus, ofAyu, '7', 'failed', 9).upcoming?.state).toMatchObject({ more: 'failed', next: '7' })
    expect(withMore(ayus, ofAyu, '7', page(null), 9).upcoming?.state).toMatchObject({ more: 'idle', next: null })
  })

  it('moves what staff have moved there meanwhile', () => {
    const [first, second, third] = [makeHistoryBooking(), makeHistoryBooking({ id: 2 }), makeHistoryBooking({ id: 3 })]
    const halves: KeptHalves = { upcoming: { userId: 1, at: 5, state: { ...ready, bookings: [first, second] } } }
    const moved = { ...first, booking_date: makeDate('2026-12-24') }
    const shown = withMore(halves, ofAyu, '7', { bookings: [third, moved], next: null }, 9).upcoming?.state
    expect(shown).toMatchObject({ bookings: [second, third, moved] })
  })

  it('makes the half fresh, so that nothing is read beside it', () => {
    for (const made of ['reading', 'failed', page(null)] as const) {
      expect(withMore(ayus, ofAyu, '7', made, 9).upcoming?.at).toBe(9)
    }
  })

  it('is dropped where another booking is the last by now, or somebody else signed in', () => {
    expect(withMore(ayus, ofAyu, '6', page(null), 9)).toBe(ayus)
    expect(withMore(ayus, { ...ofAyu, userId: 2 }, '7', page(null), 9)).toBe(ayus)
    expect(withMore(ayus, { ...ofAyu, when: 'past' }, '7', page(null), 9)).toBe(ayus)
  })
})
