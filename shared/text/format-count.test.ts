import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each([
  [formatCount(0, 'day'), '0 days'],
  [formatCount(1, 'day'), '1 day'],
  [formatCount(2, 'day'), '2 days'],
  [formatCount(1, 'child', 'children'), '1 child'],
  [formatCount(3, 'child', 'children'), '3 children'],
])('formatCount returns %j (the singular only for 1)', (text, expected) => {
  expect(text).toBe(expected)
})
