/**
 * The tier for a count: the one with the highest minimum that does not exceed it; below the lowest minimum, the first.
 * So a gap between tiers and a count beyond the last take the last tier passed, and a party that is too small never gets
 * the price of the largest group. Tiers may stand in any order; of two with the same minimum the one listed first counts.
 * Null where there are no tiers.
 */
export function tierFor<T>(tiers: readonly T[], count: number, minimumOf: (tier: T) => number): T | null {
  let passed: T | null = null
  let first: T | null = null
  for (const tier of tiers) {
    const minimum = minimumOf(tier)
    if (minimum <= count && (passed === null || minimum > minimumOf(passed))) passed = tier
    if (first === null || minimum < minimumOf(first)) first = tier
  }
  return passed ?? first
}
