import type { Page } from '@playwright/test'
import { untilFontsCount } from '../support/page-load.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: PHONE_SCREEN })

/** Whether a page asked for its first font when it had been painted. */
const isPaintedFirst = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
    return paint && font ? paint.startTime < font.startTime : undefined
  })

test('a first visit is painted before it asks for fonts, and later pages ask for them first', async ({ page }) => {
  await page.goto('/tour/mount-batur-sunrise-trek')
  await untilFontsCount(page)
  expect(await isPaintedFirst(page)).toBe(true)
  await page.goto('/tours/day-trips')
  await expect.poll(() => isPaintedFirst(page)).toBe(false)
})

test('letters that English has not come in files of their own, where a page has them', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect.poll(() => files.length).toBe(2)
  expect(files.join(' ')).not.toContain('western')
  await page.locator('h1').evaluate((title) => {
    title.textContent = 'Çeşme ñ'
  })
  await expect.poll(() => files.join(' ')).toContain('fraunces-western')
})
