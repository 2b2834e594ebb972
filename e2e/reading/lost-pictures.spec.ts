import type { Locator, Page } from '@playwright/test'
import { addToCart, openFirstTour } from '../support/booking.ts'
import { cards } from '../support/list.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

const SIGN = /^data:image\/svg\+xml/

/** Makes all images of the site fail from now on. */
const losePictures = (page: Page) => page.route('**/media/**', (route) => route.abort())

async function expectSign(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('src', SIGN)
  // The placeholder is rendered, so the browser shows no icon for a broken image.
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
}

test.describe('an image that cannot be loaded', () => {
  test.beforeEach(({ expectTrouble }) => expectTrouble('net::ERR_FAILED'))

  test('is a placeholder on the tour’s page and in its viewer, and keeps its alternative text', async ({ page }) => {
    await page.goto(TOUR)
    const gallery = page.getByRole('region', { name: 'Pictures' })
    const words = await gallery
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    expect(words.length).toBeGreaterThan(0)
    await losePictures(page)
    await page.reload()
    await expect(gallery.getByRole('img')).toHaveCount(words.length)
    for (const image of await gallery.getByRole('img').all()) await expectSign(image)
    expect(
      await gallery.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt'))),
    ).toEqual(words)
    await page.getByRole('link', { name: /^Show picture 1 of 4/ }).click()
    const viewer = page.getByRole('dialog', { name: 'Pictures' })
    await expect(viewer).toBeVisible()
    const shown = viewer.getByRole('img')
    await expect(shown.first()).toBeVisible()
    expect(await shown.count()).toBeGreaterThan(0)
    for (const image of await shown.all()) await expectSign(image)
  })

  test('is also a placeholder if it failed before the page’s code ran', async ({ page }) => {
    await losePictures(page)
    const lost = page.waitForEvent('requestfailed')
    await page.route('**/_astro/*.js', async (route) => {
      await lost
      await route.continue()
    })
    await page.goto(TOUR)
    await expectSign(page.getByRole('region', { name: 'Pictures' }).getByRole('img').first())
  })

  test('is a placeholder on cards that a script draws', async ({ page }) => {
    await losePictures(page)
    await page.goto('/tours')
    const built = await page.locator('[data-tour-grid] img').evaluateAll((images) => {
      for (const image of images) image.id = 'built'
      return images.length
    })
    expect(built).toBeGreaterThan(2)
    await page.getByLabel('Single Day').check()
    await expect(page).toHaveURL(/type=single_day/)
    const drawn = cards(page).locator('img:not(#built)')
    for (const at of [0, 1, 2]) await expectSign(drawn.nth(at))
  })

  test('is a placeholder in the cart', async ({ page }) => {
    await openFirstTour(page)
    await addToCart(page)
    await losePictures(page)
    await page.goto('/cart')
    await expectSign(page.getByRole('main').locator('img').first())
  })
})

test('an image that is still loading has no placeholder', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0)
})
