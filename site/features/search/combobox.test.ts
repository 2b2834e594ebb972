import { expect, test } from 'vitest'
import { nextOptionIndex } from './combobox.ts'

test.each([
  [-1, 1, 3, 0],
  [1, 1, 3, 2],
  [2, 1, 3, -1],
  [-1, -1, 3, 2],
  [0, -1, 3, -1],
] as const)('nextOptionIndex(%i, %i, %i) returns %i', (at, step, count, next) => {
  expect(nextOptionIndex(at, step, count)).toBe(next)
})
