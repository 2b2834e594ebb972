import { expect, it } from 'vitest'
import { percentile } from './figure.ts'

it('percentile returns a sample (nearest rank) and does not interpolate: the median of 1 to 100 is 50', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(samples, 0.5)).toBe(50)
  expect(percentile(samples, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
})
