import { expect, test } from 'vitest'
import { parseDays } from './use-rental-form.ts'

test.each([
  ['4', 4],
  ['2.9', 2],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['many', 1],
  ['1e9', 999],
])('parseDays(%j) returns %i', (text, days) => {
  expect(parseDays(text)).toBe(days)
})
