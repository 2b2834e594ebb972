import type { Page } from '@playwright/test'
import { PHONE } from '../support/page-load.ts'
import { forceFullLayout } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

/** The images of the home page's last section, which is below the first screen on all usual sizes. */
const distantPictures = (page: Page) => page.getByRole('region', { name: 'Top Destinations' }).locator('img')

/** Collects the URLs of the images that a page requests. */
function recordPictureRequests(page: Page): string[] {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requestedUrls.push(request.url())
  })
  return requestedUrls
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('images far down the page are loaded when the visitor scrolls, without a layout shift', async ({ page }) => {
    const requestedUrls = recordPictureRequests(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(distantPictures(page).first()).toBeHidden()
    await forceFullLayout(page)
    const before = requestedUrls.length
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }))
    await expect.poll(() => requestedUrls.length).toBeGreaterThan(before)
    await distantPictures(page).first().scrollIntoViewIfNeeded()
    await expect(distantPictures(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })

  test('images far down the page are printed', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(distantPictures(page).first()).toBeVisible()
  })

  test('images far down the page are shown if the page’s script fails', async ({ page, expectErrors }) => {
    expectErrors('/_astro/')
    await page.route('**/_astro/Base*.js', (route) => route.abort())
    await page.goto('/')
    await expect(distantPictures(page).first()).toBeVisible()
  })
})

test('all images are loaded without an interaction if the screen shows the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 })
  await page.goto('/')
  await expect(distantPictures(page).first()).toBeVisible()
  await expect
    .poll(() =>
      distantPictures(page).evaluateAll((all) =>
        all.every((image) => image instanceof HTMLImageElement && image.complete),
      ),
    )
    .toBe(true)
})

test('all images are shown without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(distantPictures(page).first()).toBeVisible()
  await context.close()
})
