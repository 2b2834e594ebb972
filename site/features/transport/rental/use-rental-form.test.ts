import { expect, test } from 'vitest'
import { daysIn } from './use-rental-form.ts'

test.each([
  ['4', 4],
  ['2.9', 2],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['many', 1],
  ['1e9', 999],
])('the field of days with "%s" counts as %d', (text, days) => {
  expect(daysIn(text)).toBe(days)
})
