import { describe, expect, it, test } from 'vitest'
import { makeDate } from '../testing/index.ts'
import { daysInDuration, maxMinutesInDuration, tourEndDate } from './tour-days.ts'

test.each([
  ['3 days', 3],
  ['1 day', 1],
  ['3 days 2 nights', 3],
  ['2 nights 3 days', 3],
  ['2 nights', 3],
  ['3D2N', 3],
  ['3D/2N', 3],
  ['4d 3n', 4],
  ['5-day trip', 5],
  ['1 week', 7],
  ['2 - 3 days', 2],
  ['1,5 days', 2],
  ['8 hours', 1],
  ['8 - 10 hours', 1],
  ['Full day', null],
  ['By boat', null],
  ['0 days', null],
  ['365 days', null],
  ['', null],
])('daysInDuration(%j) returns %j', (duration, days) => {
  expect(daysInDuration(duration)).toBe(days)
})

test.each([
  ['5 hours', 300],
  ['90 minutes', 90],
  ['1.5 hours', 90],
  ['9 - 10 hours', 600],
  ['9-10 hours', 600],
  ['9 – 10,5 h', 630],
  ['About 8 to 9 hours', 540],
  ['30 - 45 min', 45],
  ['45 minutes to 1 hour', 60],
  ['8h - 9h', 540],
  ['5 hours, from 8:00 to 13:00', 300],
  ['6 hours - 08:00 to 14:00', 360],
  ['4 hours – 2 temples', 240],
  ['8 hours - 12 guests', 480],
  ['1 hour 30 minutes', 90],
  ['2 hours to 2h 30min', 150],
  ['4-hour cruise', 240],
  ['2 - 3 days', null],
  ['10 hours - 2 days', null],
  ['3D2N', null],
  ['0 hours', null],
  ['Full day', null],
])('maxMinutesInDuration(%j) returns %j', (duration, minutes) => {
  expect(maxMinutesInDuration(duration)).toBe(minutes)
})

describe('tourEndDate', () => {
  const date = makeDate('2026-12-30')
  const tour = { tour_type: 'multi_day', duration: '3 days' } as const

  it('uses the duration of the package, or of the tour if the package duration contains no number', () => {
    expect(tourEndDate(tour, { duration: '' }, date)).toBe('2027-01-01')
    expect(tourEndDate(tour, { duration: 'By boat, 2 days' }, date)).toBe('2026-12-31')
    expect(tourEndDate(tour, { duration: 'By boat' }, date)).toBe('2027-01-01')
  })

  it('returns the first day for a one-day tour, and for a duration without a number', () => {
    expect(tourEndDate({ ...tour, tour_type: 'single_day' }, { duration: '' }, date)).toBe(date)
    expect(tourEndDate({ ...tour, duration: 'Several days' }, { duration: '' }, date)).toBe(date)
  })
})
