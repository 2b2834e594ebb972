import { describe, expect, it } from 'vitest'
import { makeDate } from '../testing/index.ts'
import {
  availabilityOf,
  availabilityQuerySchema,
  fewestLeft,
  firstDateWithRoom,
  isWorthSaying,
  placesLeftOn,
} from './availability.ts'

describe('the places left on a day', () => {
  const day = makeDate('2026-12-01')

  it('are those of every day, but where it is another number', () => {
    expect(placesLeftOn({ places: 12, days: { '2026-12-02': 3 } }, day)).toBe(12)
    expect(placesLeftOn({ places: 12, days: { '2026-12-01': 0 } }, day)).toBe(0)
    expect(placesLeftOn({ places: null, days: { '2026-12-01': 4 } }, day)).toBe(4)
  })

  it('are unknown where there is no bound or no answer', () => {
    expect(placesLeftOn({ places: null, days: {} }, day)).toBeNull()
    expect(placesLeftOn(null, day)).toBeNull()
  })

  it('of several days are those of the scarcest', () => {
    const days = [day, makeDate('2026-12-02'), makeDate('2026-12-03')]
    expect(fewestLeft({ places: 12, days: { '2026-12-02': 3, '2026-12-03': 5 } }, days)).toBe(3)
    expect(fewestLeft({ places: null, days: { '2026-12-02': 3 } }, days)).toBe(3)
    expect(fewestLeft({ places: null, days: {} }, days)).toBeNull()
  })

  it.each([
    [0, 2, true],
    [5, 2, true],
    [6, 2, false],
    [6, 7, true],
    [null, 99, false],
  ])('%s of them are said to a party of %i: %s', (left, party, isSaid) => {
    expect(isWorthSaying(left, party)).toBe(isSaid)
  })
})

describe('a question for places', () => {
  const ask = (changes: object) =>
    availabilityQuerySchema.safeParse({ kind: 'tour', id: '12', from: '2026-12-01', to: '2026-12-31', ...changes })
      .success

  it('names something that is booked and a range', () => {
    expect(ask({ kind: 'room', id: '66f00aa1c0ffee0123456789' })).toBe(true)
    expect([ask({}), ask({ to: '2026-12-01' }), ask({ to: '2028-12-01' })]).toEqual([true, true, true])
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
  ])('with %o is refused', (changes) => {
    expect(ask(changes)).toBe(false)
  })
})

describe('what is left of a tour', () => {
  it('names only the days that differ from the others', () => {
    const onDays = { '2026-12-03': 5, '2026-12-04': 12, '2026-12-05': 0 }
    const taken = { '2026-12-01': 9, '2026-12-02': 14, '2026-12-03': 2 }
    expect(availabilityOf(12, onDays, taken)).toEqual({
      places: 12,
      days: { '2026-12-01': 3, '2026-12-02': 0, '2026-12-03': 3, '2026-12-05': 0 },
    })
  })

  it('without a bound is known for bounded days only', () => {
    expect(availabilityOf(null, { '2026-12-03': 5 }, { '2026-12-01': 9, '2026-12-03': 6 })).toEqual({
      places: null,
      days: { '2026-12-03': 0 },
    })
  })
})

describe('the first day with room', () => {
  const today = makeDate('2026-11-30')
  const tour = {
    starting_date: null,
    end_date: makeDate('2026-12-05'),
    cut_off_days: 1,
    block_dates: [makeDate('2026-12-02')],
  }
  const first = (places: number | null, days: Record<string, number>) =>
    firstDateWithRoom(tour, today, { places, days })

  it('passes over days that are sold out', () => {
    expect(first(12, {})).toBe('2026-12-01')
    expect(first(12, { '2026-12-01': 0 })).toBe('2026-12-03')
    expect(first(0, { '2026-12-04': 2 })).toBe('2026-12-04')
  })

  it('is the first bookable one where nothing is known', () => {
    expect(firstDateWithRoom(tour, today, null)).toBe('2026-12-01')
  })

  it('is missing where all days are sold out', () => {
    expect(first(0, {})).toBeNull()
  })
})
