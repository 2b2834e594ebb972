import { localDateSchema } from '@nusa/shared/dates'
import { makeStartTime, makeTour } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { buildCalendarDays, type DayCapacities, departureKey } from './calendar-days.ts'

const day = (text: string) => localDateSchema.parse(text)
const today = day('2026-11-23')
const now = { today, time: '12:00' }
const dates = makeTour()
const nothing: DayCapacities = {
  dailyCapacity: null,
  entries: new Map(),
  holds: new Map(),
  departureEntries: new Map(),
  departureHolds: new Map(),
}

const dayOf = (date: string, tour: object = {}, figures: Partial<DayCapacities> = {}) =>
  buildCalendarDays({ ...dates, ...tour }, { ...nothing, ...figures }, day(date), now).find((one) => one.date === date)

test('buildCalendarDays returns every day of the month, with no holds and unlimited capacity by default', () => {
  const days = buildCalendarDays(dates, nothing, day('2026-12-15'), now)
  expect(days.map(({ date }) => date.slice(-2))).toEqual(
    Array.from({ length: 31 }, (_, i) => `${i + 1}`.padStart(2, '0')),
  )
  expect(days[23]).toEqual({
    date: '2026-12-24',
    closed: null,
    places: null,
    held: 0,
    left: null,
    bookings: 0,
    entry: null,
    departures: [],
  })
})

test('buildCalendarDays uses the capacity of a date instead of the default capacity', () => {
  const entries = new Map([['2026-12-24', { id: 7, places: 0, note: 'Storm.' }]])
  const holds = new Map([['2026-12-25', { held: 5, bookings: 2 }]])
  const figures = { dailyCapacity: 12, entries, holds }
  expect(dayOf('2026-12-24', {}, figures)).toMatchObject({ places: 0, left: 0, entry: { id: 7, note: 'Storm.' } })
  expect(dayOf('2026-12-25', {}, figures)).toMatchObject({ places: 12, held: 5, left: 7, bookings: 2, entry: null })
})

test('buildCalendarDays returns the departures of a day with their capacities, and the sums of these capacities', () => {
  const start_times = [
    makeStartTime({ capacity: 5 }),
    makeStartTime({ id: 'late', time: '02:00', label: '', capacity: 8 }),
  ]
  const date = '2026-12-24'
  const figures = {
    departureEntries: new Map([[departureKey(date, 'late'), 2]]),
    departureHolds: new Map([
      [departureKey(date, 'sunrise'), 3],
      [departureKey(date, ''), 1],
    ]),
    holds: new Map([[date, { held: 4, bookings: 2 }]]),
  }
  expect(dayOf(date, { start_times }, figures)).toMatchObject({
    places: 7,
    held: 4,
    left: 2,
    departures: [
      { name: '01:00, Sunrise', places: 5, held: 4, left: 1 },
      { name: '02:00', places: 2, held: 1, left: 1 },
    ],
  })
  const entries = new Map([[date, { id: 7, places: 0, note: '' }]])
  expect(dayOf(date, { start_times }, { entries })).toMatchObject({ places: 0, left: 0 })
  expect(dayOf(date, { start_times: [makeStartTime({ weekdays: ['mon'] })] })).toMatchObject({
    closed: 'date_no_departure',
  })
})

test('buildCalendarDays returns 0 spots left if overbooked, and counts held spots even without a capacity', () => {
  const holds = new Map([['2026-12-24', { held: 5, bookings: 2 }]])
  expect(dayOf('2026-12-24', {}, { dailyCapacity: 3, holds })).toMatchObject({ places: 3, held: 5, left: 0 })
  expect(dayOf('2026-12-24', {}, { holds })).toMatchObject({ places: null, held: 5, left: null })
})

test.each([
  ['past', '2026-11-22', {}, 'date_past'],
  ['too soon to be booked', '2026-11-23', {}, 'date_cut_off'],
  ['before the first day', '2026-12-24', { starting_date: day('2026-12-25') }, 'date_before_start'],
  ['after the last day', '2026-12-24', { end_date: day('2026-12-23') }, 'date_after_end'],
  ['blocked', '2026-12-24', { block_dates: [day('2026-12-24')] }, 'date_blocked'],
  ['blocked and past', '2026-11-22', { block_dates: [day('2026-11-22')] }, 'date_blocked'],
])('buildCalendarDays closes a day that is %s', (_what, date, tour, closed) => {
  expect(dayOf(date, tour)).toMatchObject({ closed })
})
