import { localDateSchema } from '@nusa/shared/dates'
import { makeStartTime, makeTour } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { buildDepartureWeek, startOfWeek } from './departure-week.ts'

const day = (text: string) => localDateSchema.parse(text)
/** A Monday. */
const monday = day('2026-11-30')
const tour = makeTour({
  starting_date: null,
  end_date: null,
  block_dates: [],
  start_times: [
    makeStartTime({ id: 'morning', time: '07:30', capacity: null, weekdays: ['sat', 'sun'] }),
    makeStartTime({ id: 'sunrise', time: '01:00', capacity: 20 }),
  ],
})

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-02', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2026-12-07', '2026-12-07'],
])('startOfWeek(%j) returns %j', (date, start) => {
  expect(startOfWeek(day(date))).toBe(start)
})

test('buildDepartureWeek returns the departures from Monday to Sunday, earliest first', () => {
  const week = buildDepartureWeek(tour, monday, [])
  expect(week.map(({ date }) => date).at(-1)).toBe('2026-12-06')
  expect(week.map(({ departures }) => departures.map(({ startTime }) => startTime.id).join())).toEqual([
    ...Array.from({ length: 5 }, () => 'sunrise'),
    'sunrise,morning',
    'sunrise,morning',
  ])
  expect(week[5]?.departures.map(({ capacity }) => capacity)).toEqual([20, null])
})

test('buildDepartureWeek applies the capacity of single dates, and closes all departures of a closed day', () => {
  const week = buildDepartureWeek(tour, monday, [
    { date: '2026-12-01', startTimeId: 'sunrise', places: 8 },
    { date: '2026-12-05', startTimeId: '', places: 0 },
    { date: '2026-12-06', startTimeId: 'morning', places: 0 },
  ])
  const capacities = week.map(({ departures }) =>
    departures.map(({ capacity, isCapacityChanged }) => [capacity, isCapacityChanged]),
  )
  expect(capacities[0]).toEqual([[20, false]])
  expect(capacities[1]).toEqual([[8, true]])
  expect(capacities[5]).toEqual([
    [0, true],
    [0, true],
  ])
  expect(capacities[6]).toEqual([
    [20, false],
    [0, true],
  ])
})

test('buildDepartureWeek returns a problem for each day on which the tour does not run', () => {
  const dates = { starting_date: day('2026-12-01'), end_date: day('2026-12-05'), block_dates: [day('2026-12-03')] }
  const problems = buildDepartureWeek({ ...tour, ...dates }, monday, []).map(({ problem }) => problem)
  expect(problems).toEqual(['date_before_start', null, null, 'date_blocked', null, null, 'date_after_end'])
})
