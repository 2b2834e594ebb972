import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { inBaliDays } from './days-in-bali.ts'

/** As the picker of the filter sends the 26th of November. */
const day = '2026-11-26T12:00:00.000Z'
const [start, end] = ['2026-11-25T16:00:00.000Z', '2026-11-26T16:00:00.000Z']

test.each([
  ['greater_than', { greater_than_equal: end }],
  ['greater_than_equal', { greater_than_equal: start }],
  ['less_than', { less_than: start }],
  ['less_than_equal', { less_than: end }],
])('counts "%s" a day by the days of Bali', (operator, expected) => {
  expect(inBaliDays({ createdAt: { [operator]: day } })).toEqual({ and: [{}, { createdAt: expected }] })
})

test('finds a day within groups, next to other conditions and with two ends', () => {
  const title = { like: 'Ubud' }
  const within = { greater_than_equal: day, less_than_equal: day }
  expect(inBaliDays({ or: [{ and: [{ title, createdAt: within }] }] })).toEqual({
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
])('leaves %j as it is', (where) => {
  expect(inBaliDays(where)).toEqual(where)
})
