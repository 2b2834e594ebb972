import type { Page } from '@playwright/test'
import { wakeBookingForm } from '../support/booking.ts'
import { missingLooks } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

const TOUR = '/tour/mount-batur-sunrise-trek'

test('without JavaScript a page has its styles', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/tours')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 242)')
  await expect(page.getByRole('article').first().locator('img')).toBeVisible()
  await context.close()
})

/** What is drawn only when it is asked for: where it is, how it is asked for, and what then is there. */
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

/** Cards that are drawn anew have an empty frame until the list of pictures is there. */
async function untilCardsArePictured(page: Page): Promise<void> {
  const cards = page.locator('[data-drawn] article')
  await expect(cards.filter({ hasNot: page.locator('img') })).toHaveCount(0)
}

for (const [name, path, ask, seen] of drawn) {
  test(`${name} waits for the whole style sheet and looks as it should`, async ({ page }) => {
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

test('the booking block comes to life with the whole style sheet, and its calendar looks as it should', async ({
  page,
}) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' })
  const block = page.locator('#book')
  await wakeBookingForm(page)
  await block.getByRole('button', { name: /^Date/ }).click()
  await expect(page.getByRole('dialog', { name: 'Date' })).toBeVisible()
  expect(await missingLooks(page)).toEqual([])
})

test('a panel opens also where the style sheet can’t be had', async ({ page, expectTrouble }) => {
  expectTrouble('.css')
  await page.route('**/_astro/*.css', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Find Your Perfect Tour' })).toBeVisible()
})
