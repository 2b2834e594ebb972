import type { Page } from '@playwright/test'
import { PHONE } from '../support/page-load.ts'
import { layEverythingOut } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

/** The pictures of the home page's last section, which no screen of usual size shows at first. */
const farPictures = (page: Page) => page.getByRole('region', { name: 'Top Destinations' }).locator('img')

/** The addresses of the pictures that a page asks for, as it asks for them. */
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
    test(`pictures far down are fetched once the page is ${name}, and nothing moves`, async ({ page }) => {
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

  test('they are on paper', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(farPictures(page).first()).toBeVisible()
  })

  test('they show where the page’s script fails', async ({ page, expectTrouble }) => {
    expectTrouble('/_astro/')
    await page.route('**/_astro/Base*.js', (route) => route.abort())
    await page.goto('/')
    await expect(farPictures(page).first()).toBeVisible()
  })
})

test('a screen that shows all of a page has all of its pictures without a touch', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 })
  await page.goto('/')
  await expect(farPictures(page).first()).toBeVisible()
  await expect
    .poll(() =>
      farPictures(page).evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.complete)),
    )
    .toBe(true)
})

test('without JavaScript nothing is held back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(farPictures(page).first()).toBeVisible()
  await context.close()
})
