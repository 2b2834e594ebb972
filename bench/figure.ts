import type { Product } from '../dev/product/product.ts'

/** A measured value, with its limit if there is one. */
export type Figure = { name: string; value: string; limit?: string; isWithin?: boolean }

/** Measures a running product. Each measurement has its own file. */
export type Measure = (product: Product) => Promise<Figure[]>

export const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Returns how long the work takes in milliseconds. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Returns the value at or below which this share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
