import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { TOUR_PATH } from '../support/tour.ts'

const PLACEHOLDER = /^data:image\/svg\+xml/

/** Makes all images of the site fail from now on. */
const blockPictures = (page: Page) => page.route('**/media/**', (route) => route.abort())

async function expectPlaceholder(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('src', PLACEHOLDER)
  // The placeholder is rendered, so the browser shows no icon for a broken image.
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
}

test.describe('an image that cannot be loaded', () => {
  test.beforeEach(({ expectErrors }) => expectErrors('net::ERR_FAILED'))

  test('is replaced by a placeholder with the same alternative text, on a tour page and in the picture viewer', async ({
    page,
  }) => {
    await page.goto(TOUR_PATH)
    const gallery = page.getByRole('region', { name: 'Pictures' })
    const words = await gallery
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    expect(words.length).toBeGreaterThan(0)
    await blockPictures(page)
    await page.reload()
    await expect(gallery.getByRole('img')).toHaveCount(words.length)
    for (const image of await gallery.getByRole('img').all()) await expectPlaceholder(image)
    expect(
      await gallery.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt'))),
    ).toEqual(words)
    await page.getByRole('link', { name: /^Show picture 1 of 4/ }).click()
    const viewer = page.getByRole('dialog', { name: 'Pictures' })
    await expect(viewer).toBeVisible()
    const shown = viewer.getByRole('img')
    await expect(shown.first()).toBeVisible()
    expect(await shown.count()).toBeGreaterThan(0)
    for (const image of await shown.all()) await expectPlaceholder(image)
  })

  test('is replaced by a placeholder even if the request failed before the page’s code ran', async ({ page }) => {
    await blockPictures(page)
    const lost = page.waitForEvent('requestfailed')
    await page.route('**/_astro/*.js', async (route) => {
      await lost
      await route.continue()
    })
    await page.goto(TOUR_PATH)
    await expectPlaceholder(page.getByRole('region', { name: 'Pictures' }).getByRole('img').first())
  })
})

test('an image that is still loading has no placeholder', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0)
})
