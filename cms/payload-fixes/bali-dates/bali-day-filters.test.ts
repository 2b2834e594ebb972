import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { toBaliDayFilter } from './bali-day-filters.ts'

/** 26 November, as sent by the date picker of a filter. */
const day = '2026-11-26T12:00:00.000Z'
const [start, end] = ['2026-11-25T16:00:00.000Z', '2026-11-26T16:00:00.000Z']

test.each([
  ['greater_than', { greater_than_equal: end }],
  ['greater_than_equal', { greater_than_equal: start }],
  ['less_than', { less_than: start }],
  ['less_than_equal', { less_than: end }],
])('toBaliDayFilter converts "%s" with a picked day to the bounds of that day in Bali', (operator, expected) => {
  expect(toBaliDayFilter({ createdAt: { [operator]: day } })).toEqual({ and: [{}, { createdAt: expected }] })
})

test('toBaliDayFilter converts days in nested groups, next to other conditions and with two bounds', () => {
  const title = { like: 'Ubud' }
  const within = { greater_than_equal: day, less_than_equal: day }
  expect(toBaliDayFilter({ or: [{ and: [{ title, createdAt: within }] }] })).toEqual({
    or: [
      { and: [{ and: [{ title }, { createdAt: { greater_than_equal: start } }, { createdAt: { less_than: end } }] }] },
    ],
  })
})

test.each<Where>([
  { createdAt: { greater_than: '2026-11-26T12:30:00.000Z' } },
  { date: { equals: '2026-11-26' } },
  { createdAt: { exists: 'true' } },
  { or: [{ and: [{ title: { in: ['a', 'b'] }, rating: { equals: 5 } }] }] },
  { title: {} },
  {},
])('toBaliDayFilter does not change the filter %j', (where) => {
  expect(toBaliDayFilter(where)).toEqual(where)
})
