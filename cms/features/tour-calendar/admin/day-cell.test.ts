import { localDateSchema } from '@nusa/shared/dates'
import { expect, test } from 'vitest'
import { tourTexts } from '../../../collections/content/Tours/texts/index.ts'
import type { CalendarDay } from '../calendar-days.ts'
import { bookingsPath, canSetCapacity, capacityPath, describeCapacity, describeClosedDay } from './day-cell.ts'

const { en, id } = tourTexts

const date = localDateSchema.parse('2026-12-24')
const dayOf = (changes: Partial<CalendarDay>): CalendarDay => ({
  ...{ date, closed: null, places: null, held: 0, left: null, bookings: 0, entry: null, departures: [] },
  ...changes,
})
const day = dayOf({})

test('describeClosedDay returns the reason why a day is closed, or null for a bookable day', () => {
  expect(describeClosedDay(dayOf({ closed: 'date_blocked', places: 0, left: 0 }), en)).toBe('Blocked')
  expect(describeClosedDay(dayOf({ places: 0, left: 0 }), en)).toBe('Closed')
  expect(describeClosedDay(dayOf({ places: 4, held: 4, left: 0 }), en)).toBe('Sold out')
  expect([dayOf({}), dayOf({ places: 4, left: 4 })].map((day) => describeClosedDay(day, en))).toEqual([null, null])
})

test.each([
  ['the spots left and booked of a limited capacity', { places: 12, held: 5, left: 7 }, '7 of 12 left, 5 booked'],
  ['only the spots left if there are no bookings', { places: 12, left: 12 }, '12 of 12 left'],
  ['only the booked spots if the capacity is unlimited', { held: 5 }, '5 booked'],
  ['null if there are neither a capacity nor bookings', {}, null],
  ['that more spots are booked than the capacity', { places: 4, held: 5, left: 0 }, '5 of 4 booked'],
  ['only the booked spots if the day is closed', { closed: 'date_past', places: 4, held: 3, left: 1 }, '3 of 4 booked'],
  ['null if the day is closed and has no bookings', { closed: 'date_blocked', places: 4, left: 4 }, null],
  ['null if the capacity is zero', { places: 0, left: 0 }, null],
] as const)('describeCapacity returns %s', (_what, changes, words) => {
  expect(describeCapacity(dayOf(changes), en)).toBe(words)
})

test('the calendar formats days independently of the time zone of the computer', () => {
  expect([en.month(date), en.longDay(date), en.weekday(date)]).toEqual([
    'December 2026',
    'Thursday, 24 December 2026',
    'Thu',
  ])
  expect([id.month(date), id.longDay(date), id.weekday(date)]).toEqual([
    'Desember 2026',
    'Kamis, 24 Desember 2026',
    'Kam',
  ])
})

test('capacityPath returns the path of the existing entry, or of a new entry for the tour and the day', () => {
  expect(capacityPath(7, day)).toBe('/collections/tour-places/create?tour=7&date=2026-12-24')
  expect(capacityPath(7, { ...day, entry: { id: 3, note: '' } })).toBe('/collections/tour-places/3')
})

test('bookingsPath returns the path of a list of all bookings on the day, without cancelled bookings', () => {
  const where = new URLSearchParams(bookingsPath(7, date).split('?')[1])
  expect([...where]).toEqual([
    ['where[or][0][and][0][tour_id][equals]', '7'],
    ['where[or][0][and][1][booking_date][equals]', '2026-12-24'],
    ['where[or][0][and][2][status][not_equals]', 'cancelled'],
  ])
})

test('canSetCapacity returns true for days that can be booked now or later', () => {
  const can = (closed: 'date_too_far' | 'date_blocked' | 'date_past' | null) => canSetCapacity({ ...day, closed })
  expect([can(null), can('date_too_far'), can('date_blocked'), can('date_past')]).toEqual([true, true, false, false])
})
