/**
 * Returns the tier for a count: the tier with the highest minimum that does not exceed the count. A count in a gap
 * between tiers, or beyond the last tier, gets the tier below it. A count below all minimums gets the tier with the
 * lowest minimum, so a party that is too small never gets the price of the largest group. Tiers may be in any order. Of
 * two tiers with the same minimum, the first listed applies. Returns null if there are no tiers.
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
