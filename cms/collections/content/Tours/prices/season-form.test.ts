import type { LocalDate } from '@nusa/shared/dates'
import { makeSeason } from '@nusa/shared/testing'
import { describe, expect, test } from 'vitest'
import { personPackage, wholePackage } from '../../../../testing/packages.ts'
import { readPackage } from './package-form.ts'
import { priceErrors } from './price-errors.ts'
import { buildPriceRows } from './price-rows.ts'
import { priceWarnings } from './price-warnings.ts'
import { groupSeasonRuns, monthDates, overlapWarnings, readSeasonDays } from './season-form.ts'

const high = { name: 'High season', from: '07-01', to: '08-31', percent: 20 }
const withSeasons = (...seasons: object[]) =>
  personPackage(
    [
      [1, 3, 500],
      [4, 999, 400],
    ],
    { seasons },
  )
const limits = { maxGuests: null, dailyCapacity: null }
const today = '2026-11-29' as LocalDate
const errorsOf = (...seasons: object[]) => priceErrors(withSeasons(...seasons), {})

describe('priceErrors', () => {
  test('returns no errors for seasons that repeat every year, also across the new year, or have years', () => {
    expect(errorsOf(high, { ...high, from: '12-20', to: '01-05' })).toEqual([])
    expect(errorsOf({ ...high, from: '2026-12-20', to: '2027-01-05' })).toEqual([])
  })

  test.each([
    [{ from: '02-30' }, 'This day does not exist.'],
    [{ from: '07-' }, 'This day does not exist.'],
    [{ to: null }, 'Please choose a day and a month.'],
    [{ to: '2027-08-31' }, 'Please enter a year for both days'],
    [{ from: '2027-08-31', to: '2027-07-01' }, 'The last day must not be before the first (2027-08-31).'],
    [{ percent: null }, 'Please enter a percentage, or leave it empty'],
    [{ percent: -91 }, 'Please enter a percentage between -90 and 500'],
    [{ percent: 501 }, 'Please enter a percentage between -90 and 500'],
    [{ prices: [{ minimum: 1, price: 9 }] }, 'This season has a percentage and also its own prices.'],
    [
      { percent: null, prices: [{ minimum: 2, price: 9 }] },
      'No row of the price table starts at 2. Its rows start at 1, 4.',
    ],
    [{ percent: null, prices: [{ minimum: 4 }, { minimum: 4 }] }, 'Two rows of this season start at 4.'],
  ])('reports a season with the values %j: %j', (changes, message) => {
    expect(errorsOf(high, { ...high, ...changes })).toEqual([expect.stringContaining(`Season 2: ${message}`)])
  })

  test('reports a season price for 2 or more if the package has no price table', () => {
    const seasons = [{ ...high, percent: null, prices: [{ minimum: 2, price: 9 }] }]
    expect(priceErrors({ ...wholePackage([]), price: 500, seasons }, {})).toEqual([
      expect.stringContaining('no price table'),
    ])
  })
})

describe('the warnings about seasons', () => {
  const overlapOf = (one: object, other: object) => overlapWarnings(readSeasonDays({ seasons: [one, other] }))

  test.each([
    [{ from: '08-31', to: '09-30' }, true],
    [{ from: '09-01', to: '06-30' }, false],
    [{ from: '12-20', to: '07-01' }, true],
    [{ from: '2026-06-01', to: '2027-01-01' }, true],
    [{ from: '2026-09-01', to: '2027-06-30' }, false],
    [{ from: '2026-09-01', to: '2027-07-01' }, true],
  ])('mention an overlap of 1 July to 31 August with %j: %j', (days, isOverlapping) => {
    const other = { ...high, name: 'Other', ...days }
    expect([overlapOf(high, other).length, overlapOf(other, high).length]).toEqual(isOverlapping ? [1, 1] : [0, 0])
  })

  test('say which of two overlapping seasons applies', () => {
    const row = withSeasons(high, { ...high, name: 'Festival', from: '08-01', to: '08-02' })
    expect(priceWarnings(readPackage(row), limits, today)).toEqual([
      '“High season” and “Festival” share days. On these days “High season” applies, because it is first.',
    ])
  })

  test('say once which season applies if several pairs of seasons have the same names', () => {
    const festivals = ['07-01', '08-01'].map((day) => ({ ...high, name: 'Festival', from: day, to: day }))
    expect(priceWarnings(readPackage(withSeasons(high, ...festivals)), limits, today)).toEqual([
      '“High season” and “Festival” share days. On these days “High season” applies, because it is first.',
    ])
  })

  test('mention an overlap with a season whose prices are not entered yet, such as a new row at the end', () => {
    const complete = { ...high, name: 'Festival', from: '08-01', to: '08-02' }
    const { percent: _, ...added } = complete
    const warningsOf = (...seasons: object[]) => priceWarnings(readPackage(withSeasons(...seasons)), limits, today)
    expect(warningsOf(high, added)).toEqual(warningsOf(high, complete))
    expect(warningsOf(high, { ...added, prices: [{ minimum: 9 }] })).toEqual(warningsOf(high, complete))
    expect(warningsOf(high, { ...added, to: null })).toEqual([])
  })

  test.each([
    [
      '2026-11-28',
      ['“High season” ended on Nov 28, 2026, so its prices no longer apply. Change its days, or remove it.'],
    ],
    ['2026-11-29', []],
  ])('mention that a season has ended only after its last day %s (today is 2026-11-29)', (to, warnings) => {
    const row = withSeasons({ ...high, from: '2026-07-01', to })
    expect(priceWarnings(readPackage(row), limits, today)).toEqual(warnings)
  })

  test('do not mention the end of a season that repeats every year', () => {
    expect(priceWarnings(readPackage(withSeasons(high)), limits, today)).toEqual([])
  })

  test('mention a season whose price before discount is below its prices', () => {
    const row = withSeasons({ ...high, publish_price: 450 })
    expect(priceWarnings(readPackage(row), limits, today)).toEqual([
      expect.stringContaining('In “High season” the price before discount, Rp450,'),
    ])
  })
})

test('buildPriceRows returns the prices of a season if a season is passed', () => {
  const pack = readPackage(withSeasons(high))
  expect(buildPriceRows(pack, limits).map(({ unitPrice }) => unitPrice)).toEqual([500, 400])
  expect(buildPriceRows(pack, limits, pack.seasons[0]).map(({ unitPrice }) => unitPrice)).toEqual([600, 480])
})

describe('the year strip', () => {
  test('groups the days of a year by the season that applies', () => {
    const seasons = [makeSeason({ id: 'new-year', from: '12-20', to: '01-05' }), makeSeason()]
    expect(groupSeasonRuns(seasons, 2027)).toEqual([
      { seasonIndex: 0, from: '2027-01-01', to: '2027-01-05', days: 5 },
      { seasonIndex: null, from: '2027-01-06', to: '2027-06-30', days: 176 },
      { seasonIndex: 1, from: '2027-07-01', to: '2027-08-31', days: 62 },
      { seasonIndex: null, from: '2027-09-01', to: '2027-12-19', days: 110 },
      { seasonIndex: 0, from: '2027-12-20', to: '2027-12-31', days: 12 },
    ])
  })

  test('has twelve months, and 366 days in a leap year', () => {
    expect(monthDates(2028)).toHaveLength(12)
    expect(groupSeasonRuns([], 2028)).toEqual([{ seasonIndex: null, from: '2028-01-01', to: '2028-12-31', days: 366 }])
  })
})
