import { localDateSchema } from '@nusa/shared/dates'
import { expect, test } from 'vitest'
import { bookingsPath, canSetCapacity, capacityPath } from './day-links.ts'

const date = localDateSchema.parse('2026-12-24')
const day = { date, closed: null, places: null, held: 0, left: null, bookings: 0, entry: null, departures: [] }

test('capacityPath returns the path of the entry of a day, or of a new entry with the tour and the day', () => {
  expect(capacityPath(7, day)).toBe('/collections/tour-places/create?tour=7&date=2026-12-24')
  expect(capacityPath(7, { ...day, entry: { id: 3, note: '' } })).toBe('/collections/tour-places/3')
})

test('bookingsPath returns the path of the bookings of a day except cancelled bookings', () => {
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
