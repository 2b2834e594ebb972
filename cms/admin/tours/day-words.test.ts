import { localDateSchema } from '@nusa/shared/dates'
import { expect, test } from 'vitest'
import type { CalendarDay } from '../../tour-calendar/month.ts'
import { closedWord, placesWords } from './day-words.ts'
import { tourWords } from './words/index.ts'

const { en, id } = tourWords

const date = localDateSchema.parse('2026-12-24')
const dayOf = (changes: Partial<CalendarDay>): CalendarDay => ({
  ...{ date, closed: null, places: null, held: 0, left: null, bookings: 0, entry: null },
  ...changes,
})

test('says why a day cannot be booked, and nothing if it can', () => {
  expect(closedWord(dayOf({ closed: 'date_blocked', places: 0, left: 0 }), en)).toBe('Blocked')
  expect(closedWord(dayOf({ places: 0, left: 0 }), en)).toBe('Closed')
  expect(closedWord(dayOf({ places: 4, held: 4, left: 0 }), en)).toBe('Sold out')
  expect([dayOf({}), dayOf({ places: 4, left: 4 })].map((day) => closedWord(day, en))).toEqual([null, null])
})

test.each([
  ['what is left of its places, and what is held', { places: 12, held: 5, left: 7 }, '7 of 12 left, 5 booked'],
  ['only what is left where nothing is held', { places: 12, left: 12 }, '12 of 12 left'],
  ['only what is held where there is no bound', { held: 5 }, '5 booked'],
  ['nothing where there is neither', {}, null],
  ['that more is held than there is', { places: 4, held: 5, left: 0 }, '5 of 4 booked'],
  [
    'what is held, where nobody can book it any more',
    { closed: 'date_past', places: 4, held: 3, left: 1 },
    '3 of 4 booked',
  ],
  ['nothing where nobody can book it and nothing is held', { closed: 'date_blocked', places: 4, left: 4 }, null],
  ['nothing where there are no places', { places: 0, left: 0 }, null],
] as const)('a day shows %s', (_what, changes, words) => {
  expect(placesWords(dayOf(changes), en)).toBe(words)
})

test('formats days independently of the time zone of the computer', () => {
  expect([en.month(date), en.longDay(date), en.weekday(date)]).toEqual([
    'December 2026',
    'Thursday, 24 December 2026',
    'Thu',
  ])
  expect([id.month(date), id.longDay(date), id.weekday(date)]).toEqual([
    'Desember 2026',
    'Kamis, 24 Desember 2026',
    'Kam',
  ])
})
