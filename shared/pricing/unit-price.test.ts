import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findTier } from './unit-price.ts'

const find = (minimums: number[], count: number) =>
  findTier(
    minimums.map((minimum) => ({ minimum })),
    count,
    (tier) => tier.minimum,
  )?.minimum ?? null

describe('findTier', () => {
  test.each([
    ['returns a tier for its exact minimum', [1, 3, 6], 3, 3],
    ['returns the previous tier for a count just below a minimum', [1, 3, 6], 5, 3],
    ['returns the last tier for any larger count', [1, 3, 6], 50, 6],
    ['returns the first tier for a count below the lowest minimum', [4, 8], 2, 4],
    ['does not depend on the order of the tiers', [6, 1, 3], 4, 3],
    ['returns the lowest tier for a count below every minimum, in any order of the tiers', [8, 4], 2, 4],
    ['returns null without tiers', [], 2, null],
  ])('%s', (_rule, minimums, count, expected) => {
    expect(find(minimums, count)).toBe(expected)
  })

  it('returns the first listed of two tiers with the same minimum', () => {
    const tiers = [
      { minimum: 2, name: 'a' },
      { minimum: 2, name: 'b' },
    ]
    expect(findTier(tiers, 2, (tier) => tier.minimum)?.name).toBe('a')
    expect(findTier(tiers, 1, (tier) => tier.minimum)?.name).toBe('a')
  })

  it('returns the tier with the highest minimum up to the count, or the lowest tier if all minimums are higher', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1 }), fc.nat(40), (minimums, count) => {
        const passed = minimums.filter((minimum) => minimum <= count)
        expect(find(minimums, count)).toBe(passed.length > 0 ? Math.max(...passed) : Math.min(...minimums))
      }),
    )
  })
})
