import { makeDate } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { lastDays, lastMonths } from './spans.ts'

test('the last thirty days end with today, at Bali’s midnight', () => {
  const { keys, from, until } = lastDays(makeDate('2026-03-01'))
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([30, '2026-01-31', '2026-03-01'])
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-01-30T16:00:00.000Z', '2026-03-01T16:00:00.000Z'])
})

test('the last twelve months end with this one, whole', () => {
  const { keys, from, until } = lastMonths(makeDate('2026-01-31'))
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([12, '2025-02', '2026-01'])
  expect([from.toISOString(), until.toISOString()]).toEqual(['2025-01-31T16:00:00.000Z', '2026-01-31T16:00:00.000Z'])
})
