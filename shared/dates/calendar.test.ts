import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import {
  addDays,
  addMonths,
  compareDates,
  countRentalDays,
  datesBetween,
  datesOfMonth,
  daysBetween,
  nightsBetween,
  startOfMonth,
  weekdayOf,
} from './calendar.ts'
import { parseLocalDate } from './local-date.ts'
import { monthGrid } from './month-grid.ts'

afterEach(() => vi.unstubAllEnvs())

/** Zones that skip an hour or a whole day, or are a day apart. */
const zones = ['America/Sao_Paulo', 'Pacific/Apia', 'Pacific/Kiritimati', 'Europe/London', 'Asia/Makassar']

describe('the calendar', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-21', 0, '2026-11-21'],
  ])("addDays('%s', %i) returns '%s'", (date, days, expected) => {
    expect(addDays(makeDate(date), days)).toBe(expected)
  })

  it('addDays(date, days) is undone by -days, and agrees with daysBetween', () => {
    fc.assert(
      fc.property(localDateArbitrary, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const later = addDays(date, days)
        expect(parseLocalDate(later)).toBe(later)
        expect(daysBetween(date, later)).toBe(days)
        expect(addDays(later, -days)).toBe(date)
      }),
    )
  })

  it('returns the same results in every system time zone', () => {
    fc.assert(
      fc.property(
        localDateArbitrary,
        fc.integer({ min: -400, max: 400 }),
        fc.constantFrom(...zones),
        (date, days, zone) => {
          vi.stubEnv('TZ', 'UTC')
          const expected = [addDays(date, days), weekdayOf(date), datesOfMonth(date)]
          vi.stubEnv('TZ', zone)
          expect([addDays(date, days), weekdayOf(date), datesOfMonth(date)]).toEqual(expected)
        },
      ),
    )
    vi.stubEnv('TZ', 'Pacific/Apia')
    // Samoa skipped this day when it moved across the date line.
    expect(datesBetween(makeDate('2011-12-29'), makeDate('2011-12-31'))).toContain('2011-12-30')
  })

  it('compareDates sorts dates in the order of their texts', () => {
    fc.assert(
      fc.property(localDateArbitrary, localDateArbitrary, (a, b) => {
        expect(compareDates(a, b) < 0).toBe(a < b)
        expect(compareDates(a, b) > 0).toBe(a > b)
      }),
    )
  })

  it('addDays throws a RangeError if the result cannot be written as yyyy-mm-dd', () => {
    expect(() => addDays(makeDate('9999-12-31'), 1)).toThrow(RangeError)
  })

  test.each([
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['1969-12-31', 3],
  ])("weekdayOf('%s') returns %i", (date, weekday) => {
    expect(weekdayOf(makeDate(date))).toBe(weekday)
  })
})

describe('months', () => {
  it('startOfMonth returns the first day of the month', () => {
    expect(startOfMonth(makeDate('2026-11-21'))).toBe('2026-11-01')
  })

  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-05', 1, '2027-01-01'],
    ['2026-01-05', -1, '2025-12-01'],
  ])("addMonths('%s', %i) returns '%s'", (date, months, expected) => {
    expect(addMonths(makeDate(date), months)).toBe(expected)
  })

  test.each([
    ['2026-02-10', 28],
    ['2028-02-10', 29],
    ['2026-11-30', 30],
    ['9999-12-31', 31],
  ])("datesOfMonth('%s') returns %i dates, which include the given date", (date, length) => {
    const dates = datesOfMonth(makeDate(date))
    expect(dates).toHaveLength(length)
    expect(dates).toContain(date)
  })
})

describe('date ranges', () => {
  it('a rental from the 1st to the 3rd has 3 days', () => {
    expect(countRentalDays(makeDate('2026-12-01'), makeDate('2026-12-03'))).toBe(3)
    expect(countRentalDays(makeDate('2026-12-01'), makeDate('2026-12-01'))).toBe(1)
  })

  it('a stay from the 1st to the 3rd has 2 nights', () => {
    expect(nightsBetween(makeDate('2026-12-01'), makeDate('2026-12-03'))).toBe(2)
  })

  it('a rental that ends before it starts throws a RangeError', () => {
    expect(() => countRentalDays(makeDate('2026-12-02'), makeDate('2026-12-01'))).toThrow(RangeError)
  })

  it('a range contains its first and last day, and a reversed range contains no day', () => {
    expect(datesBetween(makeDate('2026-12-30'), makeDate('2027-01-01'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
    expect(datesBetween(makeDate('2026-12-02'), makeDate('2026-12-01'))).toEqual([])
  })
})

const buildGrid = (text: string) => {
  const date = parseLocalDate(text)
  if (!date) throw new Error(`${text} is not a date`)
  return monthGrid(date)
}

test('monthGrid starts the weeks of a month on Monday', () => {
  const [firstWeek] = buildGrid('2026-11-21')
  expect(firstWeek).toEqual([null, null, null, null, null, null, '2026-11-01'])
})

test('monthGrid lists each day of a month once, in whole weeks', () => {
  const days = buildGrid('2028-02-10').flat()
  expect(days.filter((day) => day !== null)).toHaveLength(29)
  expect(days.length % 7).toBe(0)
})
