import { expect, it } from 'vitest'
import { percentile } from './figure.ts'

it('percentile returns the smallest sample that at least the given share of the samples does not exceed', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(samples, 0.5)).toBe(50)
  expect(percentile(samples, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
})
