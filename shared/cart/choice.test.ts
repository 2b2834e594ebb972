import { expect, test } from 'vitest'
import { tourChoiceSchema } from './choice.ts'

const choice = {
  kind: 'tour',
  productId: 1,
  packageId: 'shared',
  isResident: false,
  date: '2026-12-01',
  adults: 1,
  children: 0,
  infants: 0,
  packageCount: 1,
  addOns: [],
}

test.each([
  [1, true],
  [2 ** 31 - 1, true],
  [2 ** 31, false],
  [Number.MAX_SAFE_INTEGER, false],
  [0, false],
  [1.5, false],
])('tourChoiceSchema.safeParse({ productId: %s }).success is %s (32-bit ids only)', (productId, isGood) => {
  expect(tourChoiceSchema.safeParse({ ...choice, productId }).success).toBe(isGood)
})
