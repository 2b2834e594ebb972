import { describe, expect, it } from 'vitest'
import { rangeText } from './range-text.ts'

describe('a tier', () => {
  it.each([
    [1, 3, '1-3'],
    [2, 2, '2'],
    [4, 999, '4+'],
  ])('from %i to %i is written %s', (min, max, text) => {
    expect(rangeText(min, max)).toBe(text)
  })
})
