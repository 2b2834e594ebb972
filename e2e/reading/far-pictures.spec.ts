import type { Page } from '@playwright/test'
import { PHONE } from '../support/page-load.ts'
import { layEverythingOut } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

/** The images of the home page's last section, which is below the first screen on all usual sizes. */
const farPictures = (page: Page) => page.getByRole('region', { name: 'Top Destinations' }).locator('img')

/** Collects the URLs of the images that a page requests. */
function askedPictures(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url())
  })
  return asked
}

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const [name, touch] of [
    ['scrolled', (page: Page) => page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }))],
    ['touched', (page: Page) => page.locator('h1').tap()],
    ['used by keyboard', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`images far down are loaded once the page is ${name}, without a layout shift`, async ({ page }) => {
      const asked = askedPictures(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(farPictures(page).first()).toBeHidden()
      await layEverythingOut(page)
      const before = asked.length
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await touch(page)
      await expect.poll(() => asked.length).toBeGreaterThan(before)
      await farPictures(page).first().scrollIntoViewIfNeeded()
      await expect(farPictures(page).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    })
  }

  test('images far down are printed', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(farPictures(page).first()).toBeVisible()
  })

  test('images far down are shown if the page’s script fails', async ({ page, expectTrouble }) => {
    expectTrouble('/_astro/')
    await page.route('**/_astro/Base*.js', (route) => route.abort())
    await page.goto('/')
    await expect(farPictures(page).first()).toBeVisible()
  })
})

test('a screen that shows the whole page loads all images without an interaction', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 })
  await page.goto('/')
  await expect(farPictures(page).first()).toBeVisible()
  await expect
    .poll(() =>
      farPictures(page).evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.complete)),
    )
    .toBe(true)
})

test('all images are shown without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(farPictures(page).first()).toBeVisible()
  await context.close()
})
