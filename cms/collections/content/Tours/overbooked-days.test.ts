import { makeDate, makeStartTime } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { findNotOfferedDays, findOverbookedDays } from './overbooked-days.ts'

const [day, nextDay] = [makeDate('2026-12-24'), makeDate('2026-12-25')]
const sunrise = makeStartTime({ id: 'sunrise', capacity: 5 })
const morning = makeStartTime({ id: 'morning', capacity: null })
const booked = [
  { date: day, startTimeId: 'sunrise', booked: 5 },
  { date: day, startTimeId: 'morning', booked: 9 },
  { date: nextDay, startTimeId: 'sunrise', booked: 4 },
  // A booking from before the tour had start times.
  { date: nextDay, startTimeId: '', booked: 2 },
]

test('findOverbookedDays returns the days on which more is booked than the capacity of a start time', () => {
  const tour = { start_times: [sunrise, morning], places_per_day: 1 }
  expect(findOverbookedDays(tour, { booked, overrides: [] })).toEqual([
    { startTime: sunrise, days: [{ date: nextDay, booked: 6 }] },
  ])
})

test('findOverbookedDays omits a departure whose capacity is set by an override', () => {
  const overrides = [{ date: nextDay, startTimeId: 'sunrise', places: 2 }]
  expect(findOverbookedDays({ start_times: [sunrise], places_per_day: null }, { booked, overrides })).toEqual([])
})

test('findOverbookedDays applies an override of the whole day to a departure only if the day is closed', () => {
  const tour = { start_times: [sunrise], places_per_day: null }
  const override = { date: nextDay, startTimeId: '' }
  expect(findOverbookedDays(tour, { booked, overrides: [{ ...override, places: 0 }] })).toEqual([])
  expect(findOverbookedDays(tour, { booked, overrides: [{ ...override, places: 3 }] })).toMatchObject([
    { days: [{ date: nextDay, booked: 6 }] },
  ])
})

test('findOverbookedDays compares the daily capacity of a tour without start times with all bookings of a day', () => {
  const tour = { start_times: [], places_per_day: 6 }
  const overbooked = { startTime: null, days: [{ date: day, booked: 14 }] }
  expect(findOverbookedDays(tour, { booked, overrides: [] })).toEqual([overbooked])
  expect(findOverbookedDays({ ...tour, places_per_day: null }, { booked, overrides: [] })).toEqual([])
  const overrides = [{ date: day, startTimeId: '', places: 3 }]
  expect(findOverbookedDays(tour, { booked, overrides })).toEqual([])
})

test('findNotOfferedDays returns the booked days outside of the weekdays and the period of a start time', () => {
  const bookedDays = { booked, overrides: [] }
  const [bookedOnDay, bookedOnNextDay] = [
    { date: day, booked: 5 },
    { date: nextDay, booked: 4 },
  ]
  // 24 December 2026 is a Thursday.
  const onThursdays = { ...sunrise, weekdays: ['thu' as const] }
  const untilDay = { ...sunrise, valid_to: day }
  const fromNextDay = { ...sunrise, valid_from: nextDay }
  expect(findNotOfferedDays([sunrise, morning], bookedDays)).toEqual([])
  expect(findNotOfferedDays([onThursdays, morning], bookedDays)).toEqual([
    { startTime: onThursdays, days: [bookedOnNextDay] },
  ])
  expect(findNotOfferedDays([untilDay], bookedDays)).toEqual([{ startTime: untilDay, days: [bookedOnNextDay] }])
  expect(findNotOfferedDays([fromNextDay], bookedDays)).toEqual([{ startTime: fromNextDay, days: [bookedOnDay] }])
})
