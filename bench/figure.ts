import type { Product } from '../dev/product/product.ts'

/** One thing that is measured, with its limit where one was set. */
export type Figure = { name: string; value: string; limit?: string; isWithin?: boolean }

/** Measures on a product that runs. Each figure has a file of its own. */
export type Measure = (product: Product) => Promise<Figure[]>

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The value below which this share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
