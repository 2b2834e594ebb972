import { makeDate } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { lastThirtyDays, lastTwelveMonths, monthRange, monthsSince, parsePeriod } from './report-range.ts'

test('lastThirtyDays returns thirty days that end with today, from midnight in Bali', () => {
  const { keys, from, until } = lastThirtyDays(makeDate('2026-03-01'))
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([30, '2026-01-31', '2026-03-01'])
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-01-30T16:00:00.000Z', '2026-03-01T16:00:00.000Z'])
})

test('lastTwelveMonths returns twelve months that end with the whole current month', () => {
  const { keys, from, until } = lastTwelveMonths(makeDate('2026-01-31'))
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([12, '2025-02', '2026-01'])
  expect([from.toISOString(), until.toISOString()]).toEqual(['2025-01-31T16:00:00.000Z', '2026-01-31T16:00:00.000Z'])
})

test('monthRange returns all days of the month, from midnight in Bali', () => {
  const { unit, keys, from, until } = monthRange(makeDate('2026-02-11'))
  expect([unit, keys.length, keys[0], keys.at(-1)]).toEqual(['day', 28, '2026-02-01', '2026-02-28'])
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-01-31T16:00:00.000Z', '2026-02-28T16:00:00.000Z'])
})

test('parsePeriod reads a period from a month, or from a first and a last day', () => {
  expect(parsePeriod({ month: '2026-11' })).toMatchObject({ kind: 'month', month: '2026-11', range: { unit: 'day' } })
  const days = parsePeriod({ from: '2026-11-05', to: '2026-11-05' })
  expect(days).toMatchObject({ kind: 'days', range: { keys: ['2026-11-05'] } })
  // Days take precedence over a month.
  expect(parsePeriod({ month: '2026-11', from: '2026-01-01', to: '2026-01-02' }).kind).toBe('days')
  expect(parsePeriod({ month: '', from: '', to: '' })).toEqual({ kind: 'none' })
})

test('parsePeriod divides a long period into months, from the first day to the last day', () => {
  const period = parsePeriod({ from: '2026-01-20', to: '2026-04-02' })
  expect(period).toMatchObject({
    kind: 'days',
    range: {
      unit: 'month',
      keys: ['2026-01', '2026-02', '2026-03', '2026-04'],
      from: new Date('2026-01-19T16:00:00.000Z'),
      until: new Date('2026-04-02T16:00:00.000Z'),
    },
  })
})

test.each([
  { month: '2026-13' },
  { month: 'x' },
  { from: '2026-11-05' },
  { from: '2026-11-05', to: '2026-11-04' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2000-01-01', to: '2999-01-01' },
  { from: ['2026-01-01'], to: '2026-01-02' },
])('parsePeriod(%j) returns the kind "invalid"', (query) => {
  expect(parsePeriod(query)).toMatchObject({ kind: 'invalid' })
})

test('parsePeriod returns the entered days even if the first day is after the last day', () => {
  const [from, to] = ['2026-11-05', '2026-11-04']
  expect(parsePeriod({ from, to })).toEqual({ kind: 'invalid', isReversed: true, from, to })
  expect(parsePeriod({ from, to: '2999-01-01' })).toMatchObject({ isReversed: false, from, to: '2999-01-01' })
  expect(parsePeriod({ from, to: '' })).toMatchObject({ isReversed: false, from, to: null })
})

test('monthsSince returns the months since the first sale, latest first', () => {
  expect(monthsSince(makeDate('2025-11-30'), makeDate('2026-01-31'))).toEqual(['2026-01', '2025-12', '2025-11'])
})

test('monthsSince returns at most the months of the last three years', () => {
  const months = monthsSince(makeDate('2019-05-01'), makeDate('2026-01-31'))
  expect([months.length, months[0], months.at(-1)]).toEqual([36, '2026-01', '2023-02'])
})

test('monthsSince returns only the current month before the first sale', () => {
  expect(monthsSince(null, makeDate('2026-01-31'))).toEqual(['2026-01'])
  expect(monthsSince(makeDate('2026-03-01'), makeDate('2026-01-31'))).toEqual(['2026-01'])
})
