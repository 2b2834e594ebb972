import { describe, expect, it, test } from 'vitest'
import { makeDate } from '../testing/index.ts'
import { bookingStart } from './cancel-rule.ts'
import {
  type BookedPickup,
  findPickup,
  findPickupDay,
  formatPickupTime,
  offeredPickupDays,
  suggestPickupDay,
} from './pickup-day.ts'

const [dayBefore, date, nextDay] = [makeDate('2026-12-23'), makeDate('2026-12-24'), makeDate('2026-12-25')]
const pickup = (changes: Partial<BookedPickup>): BookedPickup => ({
  booking_date: date,
  pickup_date: null,
  pickup_time: '',
  ...changes,
})

test.each([
  ['the day of the booking', pickup({ pickup_time: '22:00' }), date, '22:00 (Bali time)'],
  [
    'the day that staff chose',
    pickup({ pickup_time: '01:00', pickup_date: nextDay }),
    nextDay,
    '01:00 (Bali time) on Dec 25, 2026',
  ],
  ['a chosen day without a time', pickup({ pickup_date: nextDay }), nextDay, 'Dec 25, 2026'],
  [
    'a chosen day with a time in words',
    pickup({ pickup_date: dayBefore, pickup_time: 'at night' }),
    dayBefore,
    'at night on Dec 23, 2026',
  ],
  [
    'the evening before a departure after midnight',
    pickup({ pickup_time: '23:45', start_time: '00:15' }),
    dayBefore,
    '23:45 (Bali time) on Dec 23, 2026',
  ],
  [
    'the evening before, as the entered text says',
    pickup({ pickup_time: '23:45 on the day before', start_time: '00:15' }),
    dayBefore,
    '23:45 on the day before',
  ],
])('formatPickupTime returns "$3" for a pickup on %s', (_what, booking, day, text) => {
  expect(findPickupDay(booking)).toBe(day)
  expect(formatPickupTime(booking)).toBe(text)
})

test('findPickup returns the day before if both the pickup time and the pickup day say so', () => {
  const booking = pickup({ pickup_time: '23:45 on the day before', pickup_date: dayBefore })
  expect(findPickup(booking)).toEqual({ date: dayBefore, time: '23:45', zone: 'Asia/Makassar' })
})

describe('a transfer that was delayed past midnight', () => {
  const delayed = pickup({ pickup_time: '01:00', pickup_date: nextDay, time_zone: 'Asia/Jakarta' })

  it('starts on the next day', () => {
    expect(findPickup(delayed)).toEqual({ date: nextDay, time: '01:00', zone: 'Asia/Jakarta' })
    expect(bookingStart({ kind: 'transfer', ...delayed }).toISOString()).toBe('2026-12-24T18:00:00.000Z')
    const unknown = { ...delayed, pickup_time: 'after the flight' }
    expect(bookingStart({ kind: 'transfer', ...unknown }).toISOString()).toBe('2026-12-24T17:00:00.000Z')
  })

  it('has the suggested pickup day on which the pickup moves by less than half a day', () => {
    const days = [dayBefore, date, nextDay]
    const nearer = (from: string, to: string, changes: Partial<BookedPickup> = {}) =>
      suggestPickupDay(pickup({ pickup_time: from }), pickup({ pickup_time: to, ...changes }), days)
    expect(nearer('22:00', '01:00')).toBe(nextDay)
    expect(nearer('01:00', '23:30')).toBe(dayBefore)
    expect(nearer('22:00', '01:00', { pickup_date: nextDay })).toBeNull()
    expect(nearer('22:00', '14:00')).toBeNull()
    expect(nearer('', '01:00')).toBeNull()
  })
})

test.each([
  ['transfer', '', null, [dayBefore, date, nextDay]],
  ['tour', '', null, [dayBefore, date, nextDay]],
  ['tour', '03:00', null, [dayBefore, date]],
  ['rental', '', nextDay, [date, nextDay]],
  ['rental', '', date, [date]],
  ['room', '', nextDay, []],
] as const)(
  'a %s on 2026-12-24 with the start time %j and the end date %j can have the pickup days %j',
  (kind, start_time, end_date, days) => {
    expect(offeredPickupDays({ kind, booking_date: date, end_date, start_time })).toEqual(days)
  },
)
