import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const PHONE_SCREEN = { width: 390, height: 844 }
export const DESKTOP_SCREEN = { width: 1440, height: 900 }

/** The names are used in test titles. */
export const screens = [
  ['a phone', PHONE_SCREEN],
  ['a desktop', DESKTOP_SCREEN],
] as const

/** Enlarges the text, as a visitor can in the settings of the browser. */
export const enlargeText = (page: Page, percent = 200) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)

/** Runs in the page. If there are more lines than words, a word is broken into two lines. */
export function countLinesAndWords(element: HTMLElement) {
  const text = document.createRange()
  text.selectNodeContents(element)
  const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
  return { lines: tops.size, words: element.innerText.trim().split(/\s+/).length }
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} fits its window of ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/** Expects `inner` to be between the top and bottom edges of `outer`. */
export async function expectInside(outer: Locator, inner: Locator): Promise<void> {
  await expect(async () => {
    const outerBox = await outer.boundingBox()
    const innerBox = await inner.boundingBox()
    if (!outerBox || !innerBox) throw new Error('One of the two elements is not visible.')
    expect(innerBox.y).toBeGreaterThanOrEqual(outerBox.y)
    expect(innerBox.y + innerBox.height).toBeLessThanOrEqual(outerBox.y + outerBox.height)
  }).toPass({ timeout: 5000 })
}
