import type { Browser } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * How fast the phone of the figures is, by Lighthouse's index of machines: a quarter, Lighthouse's own slowdown, of a desktop
 * computer of 2,000. A cheap phone of 2022 has about 260, a good one of 2020 about 1,000.
 */
const PHONE = 500

/** How much a machine's speed may differ before and after a run that counts. */
const STEADY = 0.15

/** How fast this machine is at this moment. Takes a second. */
export async function measureMachine(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex)
  } finally {
    await page.close()
  }
}

/** Whether a machine was as fast after a run as before it: where other machines share its hardware it often is not. */
export function wasSteady(before: number, after: number): boolean {
  return Math.abs(after - before) <= STEADY * Math.max(before, after)
}

/** How many times slower than this machine the phone is: Lighthouse's four at most, less where the machine is slow itself. */
export function slowdownOn(machine: number): number {
  return Math.min(throttling.mobileSlow4G.cpuSlowdownMultiplier, Math.max(1, machine / PHONE))
}

/** The network and the processor of the phone, on a machine so fast. */
export function phoneOn(machine: number) {
  return { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdownOn(machine) }
}
