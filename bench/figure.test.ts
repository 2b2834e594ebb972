import { expect, it } from 'vitest'
import { percentile } from './figure.ts'

it('percentile returns the sample at or below which that share of the samples lies', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(samples, 0.5)).toBe(50)
  expect(percentile(samples, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
})
