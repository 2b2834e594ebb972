import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const PHONE_SCREEN = { width: 390, height: 844 }
export const DESK_SCREEN = { width: 1440, height: 900 }

/** The two screen sizes that pages are designed for, with the names used in test titles. */
export const screens = [
  ['a phone', PHONE_SCREEN],
  ['a desk', DESK_SCREEN],
] as const

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(surplus, `${page.url()} fits its window of ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/** Expects the inner element to be vertically inside the outer one. */
export async function expectInside(outer: Locator, inner: Locator): Promise<void> {
  const [around, box] = [await outer.boundingBox(), await inner.boundingBox()]
  if (!around || !box) throw new Error('One of the two is not to be seen.')
  expect(box.y).toBeGreaterThanOrEqual(around.y)
  expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height)
}
