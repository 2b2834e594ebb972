import { describe, expect, it } from 'vitest'
import { formatRange } from './PackageDetails.tsx'

describe('formatRange', () => {
  it.each([
    [1, 3, '1-3'],
    [2, 2, '2'],
    [4, 999, '4+'],
  ])('called with (%i, %i) returns %j', (min, max, text) => {
    expect(formatRange(min, max)).toBe(text)
  })
})
