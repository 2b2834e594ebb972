import type { Product } from '../dev/product/product.ts'

/** A measured value. Without a `limit`, `isWithin` is missing, too. */
export type Figure = { name: string; value: string; limit?: string; isWithin?: boolean }

export type Measure = (product: Product) => Promise<Figure[]>

export const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Returns the value that the given share of the samples does not exceed. A share of 0.5 gives the median. */
export function percentile(samples: number[], share: number): number {
  const sortedSamples = samples.toSorted((a, b) => a - b)
  const index = Math.ceil(share * sortedSamples.length) - 1
  return sortedSamples[Math.min(sortedSamples.length - 1, index)] ?? Number.NaN
}
