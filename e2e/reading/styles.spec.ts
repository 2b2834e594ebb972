import type { Page } from '@playwright/test'
import { wakeBookingForm } from '../support/booking.ts'
import { missingLooks } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

const TOUR = '/tour/mount-batur-sunrise-trek'

test('a page has its styles without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/tours')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 242)')
  await expect(page.getByRole('article').first().locator('img')).toBeVisible()
  await context.close()
})

/** Content that is drawn on demand: its page, the action that opens it, and how to find it. */
const drawn: readonly [
  name: string,
  path: string,
  ask: (page: Page) => Promise<void>,
  seen: (page: Page) => ReturnType<Page['locator']>,
][] = [
  [
    'the search dialog',
    '/',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    (page) => page.getByRole('dialog', { name: 'Find Your Perfect Tour' }),
  ],
  [
    'the cart',
    '/tours',
    (page) => page.locator('header [data-open="cart"]').click(),
    (page) => page.getByRole('dialog', { name: /^Your Cart/ }),
  ],
  [
    'the share dialog',
    TOUR,
    (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
    (page) => page.getByRole('dialog', { name: 'Share Tour' }),
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
  [
    'suggested tours',
    '/',
    (page) => page.locator('main').getByRole('search').getByLabel('What or where').fill('ubud'),
    (page) => page.locator('main').getByRole('option').first(),
  ],
]

/** Newly drawn cards have an empty frame until the list of images is loaded. */
async function untilCardsArePictured(page: Page): Promise<void> {
  const cards = page.locator('[data-drawn] article')
  await expect(cards.filter({ hasNot: page.locator('img') })).toHaveCount(0)
}

for (const [name, path, ask, seen] of drawn) {
  test(`${name}: waits for the whole style sheet and looks right`, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isAsked = false
    await page.route('**/_astro/*.css', async (route) => {
      isAsked = true
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(isAsked, 'nothing is fetched before it is needed').toBe(false)
    const code = page.waitForResponse(/\/_astro\/.+\.js$/)
    await ask(page)
    await (await code).finished()
    await expect.poll(() => isAsked).toBe(true)
    await expect(seen(page)).toHaveCount(0)
    release()
    await expect(seen(page)).toBeVisible()
    await untilCardsArePictured(page)
    expect(await missingLooks(page)).toEqual([])
  })
}

test('the booking form hydrates with the whole style sheet, and its calendar looks right', async ({ page }) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' })
  const block = page.locator('#book')
  await wakeBookingForm(page)
  await block.getByRole('button', { name: /^Date/ }).click()
  await expect(page.getByRole('dialog', { name: 'Date' })).toBeVisible()
  expect(await missingLooks(page)).toEqual([])
})

test('a dialog opens even if the style sheet cannot be loaded', async ({ page, expectTrouble }) => {
  expectTrouble('.css')
  await page.route('**/_astro/*.css', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Find Your Perfect Tour' })).toBeVisible()
})
