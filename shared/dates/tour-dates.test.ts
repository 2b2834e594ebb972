import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import { addDays, datesBetween } from './calendar.ts'
import { firstBookableDate, type TourDates, tourDateProblem } from './tour-dates.ts'

const today = makeDate('2026-11-21')

function makeTourDates(overrides: Partial<TourDates> = {}): TourDates {
  return { starting_date: null, end_date: null, cut_off_days: 1, block_dates: [], ...overrides }
}

const findProblem = (date: string, dates: Partial<TourDates>) =>
  tourDateProblem(makeTourDates(dates), makeDate(date), today)

describe('tourDateProblem', () => {
  it('rejects a date in the past', () => {
    expect(findProblem('2026-11-20', { cut_off_days: 0 })).toBe('date_past')
  })

  it('accepts today if the cut-off is 0', () => {
    expect(findProblem('2026-11-21', { cut_off_days: 0 })).toBeNull()
  })

  it('accepts dates from today plus the cut-off days, and rejects earlier dates', () => {
    expect(findProblem('2026-11-21', { cut_off_days: 1 })).toBe('date_cut_off')
    expect(findProblem('2026-11-22', { cut_off_days: 1 })).toBeNull()
    expect(findProblem('2026-11-23', { cut_off_days: 3 })).toBe('date_cut_off')
    expect(findProblem('2026-11-24', { cut_off_days: 3 })).toBeNull()
  })

  it('rejects dates before the starting date, and accepts the starting date', () => {
    const starting_date = makeDate('2026-12-10')
    expect(findProblem('2026-12-09', { starting_date })).toBe('date_before_start')
    expect(findProblem('2026-12-10', { starting_date })).toBeNull()
  })

  it('accepts the end date, and rejects dates after it', () => {
    const end_date = makeDate('2026-12-10')
    expect(findProblem('2026-12-10', { end_date })).toBeNull()
    expect(findProblem('2026-12-11', { end_date })).toBe('date_after_end')
  })

  it('accepts a date two years ahead, and rejects later dates', () => {
    expect(findProblem('2028-11-21', {})).toBeNull()
    expect(findProblem('2028-11-22', {})).toBe('date_too_far')
    expect(findProblem('9999-12-31', {})).toBe('date_too_far')
  })

  it('rejects a blocked date, and accepts the days next to it', () => {
    const block_dates = [makeDate('2026-12-25')]
    expect(findProblem('2026-12-24', { block_dates })).toBeNull()
    expect(findProblem('2026-12-25', { block_dates })).toBe('date_blocked')
    expect(findProblem('2026-12-26', { block_dates })).toBeNull()
  })
})

describe('firstBookableDate', () => {
  const first = (dates: Partial<TourDates>) => firstBookableDate(makeTourDates(dates), today)

  it('returns today if today can be booked', () => {
    expect(first({ cut_off_days: 0 })).toBe('2026-11-21')
  })

  it('skips days before the cut-off and the starting date, and blocked days', () => {
    expect(first({ cut_off_days: 2 })).toBe('2026-11-23')
    expect(first({ starting_date: makeDate('2027-01-01') })).toBe('2027-01-01')
    expect(first({ block_dates: [makeDate('2026-11-23'), makeDate('2026-11-22')] })).toBe('2026-11-24')
  })

  it('returns null if the tour has ended', () => {
    expect(first({ end_date: makeDate('2026-11-21') })).toBeNull()
    expect(first({ end_date: makeDate('2026-11-22'), block_dates: [makeDate('2026-11-22')] })).toBeNull()
    expect(first({ starting_date: makeDate('2026-12-02'), end_date: makeDate('2026-12-01') })).toBeNull()
  })

  it('returns null if the tour starts more than two years ahead', () => {
    expect(first({ starting_date: makeDate('2028-11-21') })).toBe('2028-11-21')
    expect(first({ starting_date: makeDate('2028-11-22') })).toBeNull()
  })

  it('returns null if the cut-off is beyond the last possible date', () => {
    expect(first({ cut_off_days: Number.MAX_SAFE_INTEGER })).toBeNull()
    expect(
      firstBookableDate(
        makeTourDates({ cut_off_days: 0, block_dates: [makeDate('9999-12-31')] }),
        makeDate('9999-12-31'),
      ),
    ).toBeNull()
  })

  it('returns the earliest date that tourDateProblem accepts', () => {
    const nearby = (from: number, to: number) => fc.integer({ min: from, max: to })
    const offsets = fc.record({
      start: fc.option(nearby(-20, 20)),
      end: fc.option(nearby(-5, 40)),
      cutOff: nearby(0, 10),
      blocked: fc.array(nearby(-2, 30), { maxLength: 25 }),
    })
    fc.assert(
      fc.property(localDateArbitrary, offsets, (now, { start, end, cutOff, blocked }) => {
        const tour = {
          starting_date: start === null ? null : addDays(now, start),
          end_date: end === null ? null : addDays(now, end),
          cut_off_days: cutOff,
          block_dates: blocked.map((days) => addDays(now, days)),
        }
        const bookable = datesBetween(addDays(now, -3), addDays(now, 80)).filter(
          (date) => tourDateProblem(tour, date, now) === null,
        )
        expect(firstBookableDate(tour, now)).toBe(bookable[0] ?? null)
      }),
    )
  })
})
