import type { Product } from '../dev/product/product.ts'

/** A measured value, and whether it is within its limit. */
export type Figure = { name: string; value: string; limit?: string; isWithin?: boolean }

export type Measure = (product: Product) => Promise<Figure[]>

export const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** For example, a share of 0.5 returns the median. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
