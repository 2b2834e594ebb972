import type { Browser } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * The benchmark index of the simulated phone: Lighthouse's index of a desktop computer (2,000), divided by Lighthouse's
 * slowdown (4). For comparison: a cheap phone of 2022 has about 260, and a good phone of 2020 about 1,000.
 */
const PHONE_SPEED = 500

/** The machine's speed may change by this share during a steady run. */
const MAX_SPEED_CHANGE = 0.15

/** Measures the machine's current speed as Lighthouse's benchmark index. Takes a second. */
export async function measureBenchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex)
  } finally {
    await page.close()
  }
}

/**
 * Returns whether a run was steady, for the speeds of the machine before and after the run. The speed of shared
 * hardware often changes.
 */
export function isSpeedStable(before: number, after: number): boolean {
  return Math.abs(after - before) <= MAX_SPEED_CHANGE * Math.max(before, after)
}

/** Returns how many times slower the phone is than this machine. The maximum is 4, as in Lighthouse. */
export function cpuSlowdown(benchmarkIndex: number): number {
  return Math.min(throttling.mobileSlow4G.cpuSlowdownMultiplier, Math.max(1, benchmarkIndex / PHONE_SPEED))
}

export function phoneThrottling(benchmarkIndex: number) {
  return { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: cpuSlowdown(benchmarkIndex) }
}
