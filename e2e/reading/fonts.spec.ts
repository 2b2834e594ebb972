import type { Page } from '@playwright/test'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: PHONE_SCREEN })

const preloads = (page: Page) => page.locator('link[rel="preload"][as="font"]')

test('a first visit’s picture is asked for before the fonts, which later pages take from the start', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto('/tour/mount-batur-sunrise-trek')
  await expect(preloads(page)).toHaveCount(0)
  await expect.poll(() => asked).toContain('font')
  expect(asked.indexOf('image')).toBeGreaterThan(-1)
  expect(asked.indexOf('image')).toBeLessThan(asked.indexOf('font'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).not.toBeNull()
  await page.goto('/tours/day-trips')
  await expect(preloads(page)).toHaveCount(2)
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
