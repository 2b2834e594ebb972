import type { Locator, Page } from '@playwright/test'
import { allKinds, openWithCart, storedCart } from '../support/cart.ts'
import { showAsSignedIn, WIDTHS } from '../support/positions.ts'
import { inlineForm } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBooking, TOUR } from '../support/tour.ts'

test.use({ viewport: WIDTHS[1] })

/** Elements that a double click opens: their name, how to find the opener on its page, and what it opens. */
const opened: readonly [name: string, find: (page: Page) => Promise<Locator>, seen: (page: Page) => Locator][] = [
  [
    'the menu of the site',
    async (page) => {
      await page.goto('/page/booking-policy')
      return page.getByRole('banner').getByRole('button', { name: 'Menu' })
    },
    (page) => page.locator('#site-menu'),
  ],
  [
    'the guests of the search',
    async (page) => {
      await page.goto('/')
      return inlineForm(page).locator('summary')
    },
    (page) => page.locator('[data-guest-panel]'),
  ],
  [
    'the filters',
    async (page) => {
      await page.goto('/tours')
      return page.locator('[data-open-drawer]')
    },
    (page) => page.locator('[data-filter-drawer]'),
  ],
  [
    'the places to share a tour',
    async (page) => {
      await page.goto(TOUR)
      return page.locator('[data-share-open]')
    },
    (page) => page.getByRole('dialog', { name: 'Share Tour' }),
  ],
  [
    'the date of a tour',
    async (page) => (await openBooking(page)).getByRole('button', { name: /^Date/ }),
    (page) => page.getByRole('dialog', { name: 'Date' }),
  ],
  // The last one: from here on the browser shows a signed-in traveller that no server knows.
  [
    'the menu of the account',
    async (page) => {
      await showAsSignedIn(page.context())
      await page.goto('/page/booking-policy')
      return page.getByRole('banner').getByRole('button', { name: 'Account: Ayu' })
    },
    (page) => page.locator('#user-menu'),
  ],
]

test('a double click opens a dialog or menu once and leaves it open', async ({ page }) => {
  for (const [name, find, seen] of opened)
    await test.step(name, async () => {
      const opener = await find(page)
      await opener.dblclick({ delay: 20 })
      await expect(seen(page)).toBeVisible()
      // A handler that would close it has run by now.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(seen(page)).toBeVisible()
    })
})

test('a double click on Remove removes one item of the cart', async ({ page }) => {
  const { person, transfer, rental } = await allKinds(page.request)
  await openWithCart(page, '/cart', person, transfer, rental)
  const items = page.getByRole('main').locator('[data-cart-item]')
  await items
    .first()
    .getByRole('button', { name: /^Remove/ })
    .dblclick({ delay: 20 })
  await expect.poll(async () => (await storedCart(page)).length).toBe(2)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await storedCart(page)).toHaveLength(2)
})
