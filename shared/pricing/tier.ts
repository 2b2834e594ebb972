/**
 * Returns the tier for a count: the one with the highest minimum that does not exceed it, or the first tier below all
 * minimums. So a gap between tiers and a count beyond the last use the tier below them, and a party that is too small
 * never gets the price of the largest group. Tiers may be in any order; of two with the same minimum the first listed
 * applies. Returns null if there are no tiers.
 */
export function findTier<T>(tiers: readonly T[], count: number, minimumOf: (tier: T) => number): T | null {
  let passed: T | null = null
  let first: T | null = null
  for (const tier of tiers) {
    const minimum = minimumOf(tier)
    if (minimum <= count && (passed === null || minimum > minimumOf(passed))) passed = tier
    if (first === null || minimum < minimumOf(first)) first = tier
  }
  return passed ?? first
}
