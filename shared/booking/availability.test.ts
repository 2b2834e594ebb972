import { describe, expect, it } from 'vitest'
import { makeDate, makeTour } from '../testing/index.ts'
import {
  availabilityQuerySchema,
  computeAvailability,
  computeTourAvailability,
  fewestUnitsLeft,
  firstAvailableDate,
  shouldShowUnitsLeft,
  unitsLeftOn,
} from './availability.ts'

describe('the units left', () => {
  const day = makeDate('2026-12-01')

  it('are the default number unless the day has its own number', () => {
    expect(unitsLeftOn({ places: 12, days: { '2026-12-02': 3 } }, day)).toBe(12)
    expect(unitsLeftOn({ places: 12, days: { '2026-12-01': 0 } }, day)).toBe(0)
    expect(unitsLeftOn({ places: null, days: { '2026-12-01': 4 } }, day)).toBe(4)
  })

  it('are null if the number is unlimited or unknown', () => {
    expect(unitsLeftOn({ places: null, days: {} }, day)).toBeNull()
    expect(unitsLeftOn(null, day)).toBeNull()
  })

  it('are the smallest number of any day if several days are needed', () => {
    const days = [day, makeDate('2026-12-02'), makeDate('2026-12-03')]
    expect(fewestUnitsLeft({ places: 12, days: { '2026-12-02': 3, '2026-12-03': 5 } }, days)).toBe(3)
    expect(fewestUnitsLeft({ places: null, days: { '2026-12-02': 3 } }, days)).toBe(3)
    expect(fewestUnitsLeft({ places: null, days: {} }, days)).toBeNull()
  })

  it.each([
    [0, 2, true],
    [5, 2, true],
    [6, 2, false],
    [6, 7, true],
    [null, 99, false],
  ])('are shown or hidden: shouldShowUnitsLeft(%j, %i) returns %s', (left, party, isShown) => {
    expect(shouldShowUnitsLeft(left, party)).toBe(isShown)
  })
})

describe('availabilityQuerySchema', () => {
  const isValid = (changes: object) =>
    availabilityQuerySchema.safeParse({ kind: 'tour', id: '12', from: '2026-12-01', to: '2026-12-31', ...changes })
      .success

  it('accepts a resource and a date range', () => {
    expect(isValid({ kind: 'room', id: '66f00aa1c0ffee0123456789' })).toBe(true)
    expect([isValid({}), isValid({ to: '2026-12-01' }), isValid({ to: '2028-12-01' })]).toEqual([true, true, true])
  })

  it.each([
    { id: '0' },
    { id: '-1' },
    { id: '1e3' },
    { id: '12345678901' },
    { id: '66f00aa1' },
    { kind: 'room', id: '\u0000' },
    { kind: 'boat' },
    { from: '2026-02-31' },
    { to: '2026-11-30' },
    { to: '2029-12-01' },
    { id: undefined },
  ])('rejects a query with %o', (changes) => {
    expect(isValid(changes)).toBe(false)
  })
})

describe('computeAvailability', () => {
  it('lists only the days that differ from the default', () => {
    const onDays = { '2026-12-03': 5, '2026-12-04': 12, '2026-12-05': 0 }
    const taken = { '2026-12-01': 9, '2026-12-02': 14, '2026-12-03': 2 }
    expect(computeAvailability(12, onDays, taken)).toEqual({
      places: 12,
      days: { '2026-12-01': 3, '2026-12-02': 0, '2026-12-03': 3, '2026-12-05': 0 },
    })
  })

  it('lists only the limited days if the default is unlimited', () => {
    expect(computeAvailability(null, { '2026-12-03': 5 }, { '2026-12-01': 9, '2026-12-03': 6 })).toEqual({
      places: null,
      days: { '2026-12-03': 0 },
    })
  })
})

describe('firstAvailableDate', () => {
  const now = { today: makeDate('2026-11-30'), time: '12:00' }
  const tour = makeTour({
    end_date: '2026-12-05',
    cut_off_days: 1,
    block_dates: ['2026-12-02'],
  })
  const first = (places: number | null, days: Record<string, number>) => firstAvailableDate(tour, now, { places, days })

  it('skips days that are sold out', () => {
    expect(first(12, {})).toBe('2026-12-01')
    expect(first(12, { '2026-12-01': 0 })).toBe('2026-12-03')
    expect(first(0, { '2026-12-04': 2 })).toBe('2026-12-04')
  })

  it('returns the first bookable day if the availability is unknown', () => {
    expect(firstAvailableDate(tour, now, null)).toBe('2026-12-01')
  })

  it('returns null if all days are sold out', () => {
    expect(first(0, {})).toBeNull()
  })
})

describe('the availability of a tour with start times', () => {
  const day = makeDate('2026-12-01')
  const on = (start_time_id: string) => ({ day, start_time_id })

  it('counts bookings of a departure and of the whole day, but not of other departures', () => {
    const bookings = [
      { ...on('sunrise'), count: 2 },
      { ...on('late'), count: 4 },
      { ...on(''), count: 1 },
    ]
    expect(computeTourAvailability('sunrise', 5, [], bookings)).toEqual({ places: 5, days: { [day]: 2 } })
    expect(computeTourAvailability('', 20, [], bookings)).toEqual({ places: 20, days: { [day]: 13 } })
  })

  it('uses the capacity that staff set for a departure', () => {
    const overrides = [
      { ...on('sunrise'), capacity: 9 },
      { ...on('late'), capacity: 0 },
    ]
    expect(computeTourAvailability('sunrise', 5, overrides, [])).toEqual({ places: 5, days: { [day]: 9 } })
  })

  it('is 0 for every departure of a day that staff closed, in any order of the overrides', () => {
    const overrides = [
      { ...on('sunrise'), capacity: 9 },
      { ...on(''), capacity: 0 },
    ]
    for (const read of [overrides, overrides.toReversed()]) {
      expect(computeTourAvailability('sunrise', 5, read, [])).toEqual({ places: 5, days: { [day]: 0 } })
    }
  })
})
