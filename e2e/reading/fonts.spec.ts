import type { Page } from '@playwright/test'
import { waitUntilFontsCached } from '../support/page-load.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: PHONE_SCREEN })

/** Returns whether the page was painted before it requested its first font. */
const isPaintedBeforeFonts = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
    return paint && font ? paint.startTime < font.startTime : undefined
  })

test('the first page is painted before it requests fonts, and later pages request fonts before they are painted', async ({
  page,
}) => {
  await page.goto('/tour/mount-batur-sunrise-trek')
  await waitUntilFontsCached(page)
  expect(await isPaintedBeforeFonts(page)).toBe(true)
  await page.goto('/tours/day-trips')
  await expect.poll(() => isPaintedBeforeFonts(page)).toBe(false)
})

test('the fonts contain the letters of all Western languages', async ({ page }) => {
  await page.goto('/')
  await waitUntilFontsCached(page)
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    return ['Fraunces', 'Plus Jakarta Sans'].flatMap((family) =>
      ['Château', 'Ærø', 'naïve', 'Œuvre', 'Straße'].map((word) =>
        ['monospace', 'serif'].map((standIn) => {
          if (!canvas) throw new Error('no canvas')
          canvas.font = `40px "${family}", ${standIn}`
          return canvas.measureText(word).width
        }),
      ),
    )
  })
  for (const [one, other] of widths) expect(one).toBe(other)
})
