import type { Browser } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * Speed of the simulated phone by Lighthouse's benchmark index: a desktop computer of 2,000 divided by Lighthouse's
 * slowdown of 4. A cheap phone of 2022 has about 260, a good one of 2020 about 1,000.
 */
const PHONE_SPEED = 500

/** The maximum relative change of the machine's speed during a run that counts. */
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
 * Returns whether the machine's speed was about the same before and after a run. On shared hardware it often changes.
 */
export function isSpeedStable(before: number, after: number): boolean {
  return Math.abs(after - before) <= MAX_SPEED_CHANGE * Math.max(before, after)
}

/**
 * Returns how many times slower than this machine the phone is: at most 4, as in Lighthouse, and less on a slow
 * machine.
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  return Math.min(throttling.mobileSlow4G.cpuSlowdownMultiplier, Math.max(1, benchmarkIndex / PHONE_SPEED))
}

/** Returns the network and processor throttling of the phone on a machine with this benchmark index. */
export function phoneThrottling(benchmarkIndex: number) {
  return { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: cpuSlowdown(benchmarkIndex) }
}
