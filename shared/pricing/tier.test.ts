import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tierFor } from './tier.ts'

const find = (minimums: number[], count: number) =>
  tierFor(
    minimums.map((minimum) => ({ minimum })),
    count,
    (tier) => tier.minimum,
  )?.minimum ?? null

describe('a tier', () => {
  test.each([
    ['at its minimum is that tier', [1, 3, 6], 3, 3],
    ['one below a minimum is the tier before', [1, 3, 6], 5, 3],
    ['beyond the last tier is the last', [1, 3, 6], 50, 6],
    ['below the lowest minimum is the first', [4, 8], 2, 4],
    ['in any order of the tiers is the same', [6, 1, 3], 4, 3],
    ['below the lowest minimum is the first in any order', [8, 4], 2, 4],
    ['of no tiers is none', [], 2, null],
  ])('%s', (_rule, minimums, count, expected) => {
    expect(find(minimums, count)).toBe(expected)
  })

  it('is the one listed first where two have the same minimum', () => {
    const tiers = [
      { minimum: 2, name: 'a' },
      { minimum: 2, name: 'b' },
    ]
    expect(tierFor(tiers, 2, (tier) => tier.minimum)?.name).toBe('a')
    expect(tierFor(tiers, 1, (tier) => tier.minimum)?.name).toBe('a')
  })

  it('has the highest minimum that does not exceed the count, else the lowest of all', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1 }), fc.nat(40), (minimums, count) => {
        const passed = minimums.filter((minimum) => minimum <= count)
        expect(find(minimums, count)).toBe(passed.length > 0 ? Math.max(...passed) : Math.min(...minimums))
      }),
    )
  })
})
