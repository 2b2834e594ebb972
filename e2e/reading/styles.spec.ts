import type { Page } from '@playwright/test'
import { hydrateBookingForm } from '../support/booking.ts'
import { findStyleDifferences } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

const TOUR_PATH = '/tour/mount-batur-sunrise-trek'

test('a page has its styles without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/tours')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 242)')
  await expect(page.getByRole('article').first().locator('img')).toBeVisible()
  await context.close()
})

/** Content that is drawn on demand: its page, the action that opens it, and how to find it. */
const styleCases: readonly [
  name: string,
  path: string,
  open: (page: Page) => Promise<void>,
  seen: (page: Page) => ReturnType<Page['locator']>,
][] = [
  [
    'the search dialog',
    '/',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    (page) => page.getByRole('dialog', { name: 'Find Your Perfect Tour' }),
  ],
  [
    'tours in another order',
    '/tours',
    (page) =>
      page
        .getByRole('region', { name: 'Tours' })
        .getByRole('combobox')
        .first()
        .selectOption({ index: 2 })
        .then(() => undefined),
    (page) => page.locator('[data-drawn] [data-tour-grid]:not([data-loading]) article').first(),
  ],
]

/** Newly drawn cards have an empty frame until the list of images is loaded. */
async function waitForCardPictures(page: Page): Promise<void> {
  const cards = page.locator('[data-drawn] article')
  await expect(cards.filter({ hasNot: page.locator('img') })).toHaveCount(0)
}

for (const [name, path, open, seen] of styleCases) {
  test(`showing ${name} waits for the whole style sheet, and then all styles apply`, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isRequested = false
    await page.route('**/_astro/*.css', async (route) => {
      isRequested = true
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(isRequested, 'the style sheet is not requested before it is needed').toBe(false)
    const code = page.waitForResponse(/\/_astro\/.+\.js$/)
    await open(page)
    await (await code).finished()
    await expect.poll(() => isRequested).toBe(true)
    await expect(seen(page)).toHaveCount(0)
    release()
    await expect(seen(page)).toBeVisible()
    await waitForCardPictures(page)
    expect(await findStyleDifferences(page)).toEqual([])
  })
}

test('hydrating the booking form loads the whole style sheet, and all styles of its calendar apply', async ({
  page,
}) => {
  await page.goto(TOUR_PATH, { waitUntil: 'networkidle' })
  const block = page.locator('#book')
  await hydrateBookingForm(page)
  await block.getByRole('button', { name: /^Date/ }).click()
  await expect(page.getByRole('dialog', { name: 'Date' })).toBeVisible()
  expect(await findStyleDifferences(page)).toEqual([])
})

test('a dialog opens even if the style sheet cannot be loaded', async ({ page, expectErrors }) => {
  expectErrors('.css')
  await page.route('**/_astro/*.css', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Find Your Perfect Tour' })).toBeVisible()
})
