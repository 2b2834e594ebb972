import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, baliNow, instantInBali } from '../dates/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate, makePersonPackage, makeStartTime, makeTour, makeTourChoice } from '../testing/index.ts'
import { firstAvailableDate, tourUnitsLeft } from './availability.ts'
import { findTourProblems } from './check-tour.ts'
import {
  departureCapacity,
  departureSalesEnd,
  firstScheduledDate,
  formatStartTime,
  scheduleProblem,
  startTimesOn,
} from './departures.ts'
import { salesEnd } from './offered-choice.ts'

const sunrise = makeStartTime()
const morning = makeStartTime({ id: 'morning', time: '07:30', label: '' })
const pack = makePersonPackage()
const makeBatur = (changes: Parameters<typeof makeTour>[0] = {}) =>
  makeTour({ pricing: [pack], cut_off_hours: 12, start_times: [morning, sunrise], ...changes })
const choose = (changes: Parameters<typeof makeTourChoice>[0] = {}) =>
  makeTourChoice({ packageId: pack.id, startTimeId: 'sunrise', date: '2026-12-01', ...changes })
const at = (day: string, time: string) => ({ today: makeDate(day), time })
const day = makeDate('2026-12-01')

const reasonsOf = (tour: Parameters<typeof findTourProblems>[0], choice = choose(), now = at('2026-11-29', '12:00')) =>
  findTourProblems(tour, choice, null, now).map(({ reason }) => reason)

describe('the departures of a tour', () => {
  it('are offered only on their weekdays and between their first and last day, earliest first', () => {
    const weekend = makeStartTime({ id: 'weekend', time: '02:00', weekdays: ['sat', 'sun'] })
    const winter = makeStartTime({ id: 'winter', valid_from: '2026-12-04', valid_to: '2026-12-05' })
    const tour = makeBatur({ start_times: [morning, weekend, winter] })
    const idsOn = (date: string) => startTimesOn(tour, makeDate(date), null).map(({ id }) => id)
    // December 4, 2026 is a Friday.
    expect(idsOn('2026-12-03')).toEqual(['morning'])
    expect(idsOn('2026-12-04')).toEqual(['winter', 'morning'])
    expect(idsOn('2026-12-05')).toEqual(['winter', 'weekend', 'morning'])
    expect(idsOn('2026-12-06')).toEqual(['weekend', 'morning'])
  })

  it('are offered only if the chosen package is sold for them', () => {
    const tour = makeBatur({ start_times: [makeStartTime({ package_ids: ['private'] }), morning] })
    expect(startTimesOn(tour, day, 'private').map(({ id }) => id)).toEqual(['sunrise', 'morning'])
    expect(startTimesOn(tour, day, pack.id).map(({ id }) => id)).toEqual(['morning'])
    expect(reasonsOf(tour)).toEqual(['start_time_not_on_date'])
  })
})

it.each([
  [{}, 8],
  [{ sunrise: 3 }, 3],
  [{ sunrise: 0 }, 0],
  [{ sunrise: 3, '': 0 }, 0],
  [{ morning: 3, '': 5 }, 8],
] as [Record<string, number>, number][])(
  'with 8 spots and the overrides %o, departureCapacity returns %i',
  (overrides, capacity) => {
    expect(departureCapacity({ ...sunrise, capacity: 8 }, (startTimeId) => overrides[startTimeId])).toBe(capacity)
  },
)

describe('the cut-off in hours', () => {
  it('prevents booking a departure at 01:00 on the evening before, but allows the departure at 07:30', () => {
    expect(reasonsOf(makeBatur(), choose(), at('2026-11-30', '12:59'))).toEqual([])
    expect(reasonsOf(makeBatur(), choose(), at('2026-11-30', '13:00'))).toEqual(['start_time_cut_off'])
    expect(reasonsOf(makeBatur(), choose(), at('2026-11-30', '23:55'))).toEqual(['date_cut_off'])
    expect(reasonsOf(makeBatur(), choose({ startTimeId: 'morning' }), at('2026-11-30', '19:00'))).toEqual([])
  })

  it('is measured in the time zone of the tour', () => {
    const tour = makeBatur({ time_zone: 'Asia/Jakarta' })
    expect(departureSalesEnd(tour, day, sunrise).toISOString()).toBe('2026-11-30T06:00:00.000Z')
    expect(departureSalesEnd(makeBatur(), day, sunrise).toISOString()).toBe('2026-11-30T05:00:00.000Z')
  })

  it('is replaced by the cut-off in days if no hours are set, and the sale never ends after the departure', () => {
    const tour = makeBatur({ cut_off_hours: null, cut_off_days: 0 })
    expect(departureSalesEnd(tour, day, morning)).toEqual(instantInBali(day, '07:30'))
    const dayBefore = makeBatur({ cut_off_hours: null, cut_off_days: 1 })
    expect(departureSalesEnd(dayBefore, day, morning)).toEqual(instantInBali(day, '00:00'))
    expect(scheduleProblem(tour, day, at('2026-12-01', '07:30'))).toBe('date_cut_off')
  })

  it('does not apply to a tour that is sold by the day', () => {
    expect(reasonsOf(makeBatur({ start_times: [] }), choose({ startTimeId: null }), at('2026-11-30', '23:55'))).toEqual(
      [],
    )
  })
})

describe('the start time of a choice', () => {
  it('must be chosen for a tour with start times', () => {
    expect(reasonsOf(makeBatur(), choose({ startTimeId: null }))).toEqual(['start_time_missing'])
  })

  it('must still be offered', () => {
    expect(reasonsOf(makeBatur(), choose({ startTimeId: 'noon' }))).toEqual(['start_time_gone'])
    expect(reasonsOf(makeBatur({ start_times: [] }))).toEqual(['start_time_gone'])
  })

  it('must run on the chosen date', () => {
    const tour = makeBatur({ start_times: [makeStartTime({ weekdays: ['mon'] }), morning] })
    expect(reasonsOf(tour)).toEqual(['start_time_not_on_date'])
    expect(reasonsOf(makeBatur({ start_times: [makeStartTime({ weekdays: ['mon'] })] }))).toEqual(['date_no_departure'])
  })

  it('must be the time that the traveller saw, unless an earlier release stored no time', () => {
    const changed = makeBatur({ start_times: [morning, { ...sunrise, time: '05:15', label: 'Dawn' }] })
    const seen = choose({ seenStartTime: '01:00', seenTimeZone: 'Asia/Makassar' })
    expect(findTourProblems(changed, seen, null, at('2026-11-29', '12:00'))).toEqual([
      {
        reason: 'start_time_changed',
        message:
          'This tour now leaves at 05:15 instead of 01:00. Please accept the start time, or remove the tour from your cart.',
        startTime: { time: '05:15', label: 'Dawn' },
        timeZone: 'Asia/Makassar',
      },
    ])
    expect(reasonsOf(makeBatur({ start_times: [{ ...sunrise, label: 'Dawn' }] }), seen)).toEqual([])
    expect(reasonsOf(changed)).toEqual([])
  })

  it('must be in the time zone that the traveller saw, or be accepted again if no time zone was stored', () => {
    const onJava = makeBatur({ time_zone: 'Asia/Jakarta' })
    const seen = choose({ seenStartTime: '01:00', seenTimeZone: 'Asia/Makassar' })
    const [problem] = findTourProblems(onJava, seen, null, at('2026-11-29', '12:00'))
    expect(problem?.message).toContain('now leaves at 01:00 WIB instead of 01:00 (Bali time).')
    expect(problem).toMatchObject({ reason: 'start_time_changed', timeZone: 'Asia/Jakarta' })
    expect(reasonsOf(makeBatur(), seen)).toEqual([])
    // Sunrise was 01:00 on Java when it was chosen, and is 01:00 in Bali time now, which is an hour earlier.
    const withoutZone = choose({ seenStartTime: '01:00' })
    expect(findTourProblems(makeBatur(), withoutZone, null, at('2026-11-29', '12:00'))).toMatchObject([
      {
        message:
          'This tour leaves at 01:00 (Bali time). Please accept the start time, or remove the tour from your cart.',
        timeZone: 'Asia/Makassar',
      },
    ])
    expect(reasonsOf(onJava, withoutZone)).toEqual(['start_time_changed'])
  })
})

describe('the first date of a tour with start times', () => {
  const mondays = makeBatur({ start_times: [makeStartTime({ weekdays: ['mon'], capacity: 5 })] })

  it('is the first day with a departure that can still be booked', () => {
    expect(firstScheduledDate(mondays, at('2026-12-01', '10:00'))).toBe('2026-12-07')
    expect(firstScheduledDate(mondays, at('2026-12-06', '13:00'))).toBe('2026-12-14')
  })

  it('skips days on which every departure is sold out', () => {
    const departures = { sunrise: { places: 5, days: { '2026-12-07': 0 } } }
    expect(firstAvailableDate(mondays, at('2026-12-01', '10:00'), { places: null, days: {}, departures })).toBe(
      '2026-12-14',
    )
  })

  it('has as many spots left as the departure with the most spots left', () => {
    const departures = { sunrise: { places: 5, days: {} }, morning: { places: 8, days: { '2026-12-01': 2 } } }
    const availability = { places: null, days: {}, departures }
    expect(tourUnitsLeft(makeBatur(), day, availability, at('2026-11-29', '10:00'))).toBe(5)
    expect(tourUnitsLeft(makeBatur(), day, availability, at('2026-11-30', '14:00'))).toBe(2)
  })
})

it('a departure can be booked exactly until its sale ends', () => {
  fc.assert(
    fc.property(
      localDateArbitrary,
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom('Asia/Jakarta' as const, 'Asia/Makassar' as const, 'Asia/Jayapura' as const),
      fc.option(fc.integer({ min: 0, max: 72 }), { nil: null }),
      fc.integer({ min: 0, max: 3 }),
      (date, hour, time_zone, cut_off_hours, cut_off_days) => {
        const startTime = makeStartTime({ time: `${String(hour).padStart(2, '0')}:30` })
        const offer = makeBatur({ start_times: [startTime], time_zone, cut_off_hours, cut_off_days })
        const item = choose({ date })
        const end = salesEnd({ kind: 'tour', item, offer }).getTime()
        const isBookable = (instant: number) =>
          findTourProblems(offer, item, null, baliNow(new Date(instant))).length === 0
        expect([isBookable(end - 60_000), isBookable(end)]).toEqual([true, false])
      },
    ),
  )
})

it('formatStartTime adds the label, and outside of Bali the time zone', () => {
  const booked = { start_time: '03:30', start_label: 'Sunrise', time_zone: 'Asia/Jakarta' } as const
  expect(formatStartTime(booked)).toBe('03:30 WIB, Sunrise')
  expect(formatStartTime({ ...booked, start_label: '', time_zone: 'Asia/Makassar' })).toBe('03:30')
  expect(formatStartTime({ ...booked, start_time: '' })).toBe('')
})

it('firstScheduledDate returns null if the first departure is more than two years ahead', () => {
  const tour = makeBatur({ start_times: [makeStartTime({ valid_from: addDays(day, 800) })] })
  expect(firstScheduledDate(tour, at('2026-12-01', '10:00'))).toBeNull()
})
