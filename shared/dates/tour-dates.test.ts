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

const problemOn = (date: string, dates: Partial<TourDates>) =>
  tourDateProblem(makeTourDates(dates), makeDate(date), today)

describe('a tour date', () => {
  it('in the past is disabled', () => {
    expect(problemOn('2026-11-20', { cut_off_days: 0 })).toBe('date_past')
  })

  it('of today can be booked where the cut-off is 0', () => {
    expect(problemOn('2026-11-21', { cut_off_days: 0 })).toBeNull()
  })

  it('before today plus the cut-off days is disabled, and that day itself can be booked', () => {
    expect(problemOn('2026-11-21', { cut_off_days: 1 })).toBe('date_cut_off')
    expect(problemOn('2026-11-22', { cut_off_days: 1 })).toBeNull()
    expect(problemOn('2026-11-23', { cut_off_days: 3 })).toBe('date_cut_off')
    expect(problemOn('2026-11-24', { cut_off_days: 3 })).toBeNull()
  })

  it('before the starting date is disabled, and the starting date can be booked', () => {
    const starting_date = makeDate('2026-12-10')
    expect(problemOn('2026-12-09', { starting_date })).toBe('date_before_start')
    expect(problemOn('2026-12-10', { starting_date })).toBeNull()
  })

  it('after the end date is disabled, and the end date can be booked', () => {
    const end_date = makeDate('2026-12-10')
    expect(problemOn('2026-12-10', { end_date })).toBeNull()
    expect(problemOn('2026-12-11', { end_date })).toBe('date_after_end')
  })

  it('more than two years ahead is disabled, and the day two years ahead can be booked', () => {
    expect(problemOn('2028-11-21', {})).toBeNull()
    expect(problemOn('2028-11-22', {})).toBe('date_too_far')
    expect(problemOn('9999-12-31', {})).toBe('date_too_far')
  })

  it('that is blocked is disabled, and its neighbours can be booked', () => {
    const block_dates = [makeDate('2026-12-25')]
    expect(problemOn('2026-12-24', { block_dates })).toBeNull()
    expect(problemOn('2026-12-25', { block_dates })).toBe('date_blocked')
    expect(problemOn('2026-12-26', { block_dates })).toBeNull()
  })
})

describe('the first bookable date', () => {
  const first = (dates: Partial<TourDates>) => firstBookableDate(makeTourDates(dates), today)

  it('is today where today can be booked', () => {
    expect(first({ cut_off_days: 0 })).toBe('2026-11-21')
  })

  it('passes over cut-off, start and blocked days', () => {
    expect(first({ cut_off_days: 2 })).toBe('2026-11-23')
    expect(first({ starting_date: makeDate('2027-01-01') })).toBe('2027-01-01')
    expect(first({ block_dates: [makeDate('2026-11-23'), makeDate('2026-11-22')] })).toBe('2026-11-24')
  })

  it('is missing where the tour has ended', () => {
    expect(first({ end_date: makeDate('2026-11-21') })).toBeNull()
    expect(first({ end_date: makeDate('2026-11-22'), block_dates: [makeDate('2026-11-22')] })).toBeNull()
    expect(first({ starting_date: makeDate('2026-12-02'), end_date: makeDate('2026-12-01') })).toBeNull()
  })

  it('is missing where the tour starts in more than two years', () => {
    expect(first({ starting_date: makeDate('2028-11-21') })).toBe('2028-11-21')
    expect(first({ starting_date: makeDate('2028-11-22') })).toBeNull()
  })

  it('is missing where the cut-off lies beyond all calendars', () => {
    expect(first({ cut_off_days: Number.MAX_SAFE_INTEGER })).toBeNull()
    expect(
      firstBookableDate(
        makeTourDates({ cut_off_days: 0, block_dates: [makeDate('9999-12-31')] }),
        makeDate('9999-12-31'),
      ),
    ).toBeNull()
  })

  it('can be booked, and no day before it can', () => {
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
