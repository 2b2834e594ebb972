import type { Locator, Page } from '@playwright/test'
import { createItemsOfEachKind, openWithCart, readStoredCart } from '../support/cart.ts'
import { VIEWPORTS } from '../support/positions.ts'
import { heroSearchForm } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm } from '../support/tour.ts'

test.use({ viewport: VIEWPORTS[1] })

/** Elements that a double click opens: their name, how to find the opener on its page, and what it opens. */
const openedElements: readonly [
  name: string,
  find: (page: Page) => Promise<Locator>,
  opened: (page: Page) => Locator,
][] = [
  [
    'the site menu',
    async (page) => {
      await page.goto('/page/booking-policy')
      return page.getByRole('banner').getByRole('button', { name: 'Menu' })
    },
    (page) => page.locator('#site-menu'),
  ],
  [
    'the guest selection of the search',
    async (page) => {
      await page.goto('/')
      return heroSearchForm(page).locator('summary')
    },
    (page) => page.locator('[data-guest-panel]'),
  ],
  [
    'the filter drawer',
    async (page) => {
      await page.goto('/tours')
      return page.locator('[data-open-drawer]')
    },
    (page) => page.locator('[data-filter-drawer]'),
  ],
  [
    'the calendar of a tour',
    async (page) => (await openBookingForm(page)).getByRole('button', { name: /^Date/ }),
    (page) => page.getByRole('dialog', { name: 'Date' }),
  ],
]

test('a double click opens a dialog or menu and does not close it again', async ({ page }) => {
  for (const [name, find, opened] of openedElements)
    await test.step(`a double click opens ${name} and does not close it again`, async () => {
      const opener = await find(page)
      await opener.dblclick({ delay: 20 })
      await expect(opened(page)).toBeVisible()
      // A handler that would close the element has run by now.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(opened(page)).toBeVisible()
    })
})

test('a double click on Remove removes one item of the cart', async ({ page }) => {
  const { perPerson, transfer, rental } = await createItemsOfEachKind(page.request)
  await openWithCart(page, '/cart', perPerson, transfer, rental)
  const items = page.getByRole('main').locator('[data-cart-item]')
  await items
    .first()
    .getByRole('button', { name: /^Remove/ })
    .dblclick({ delay: 20 })
  await expect.poll(async () => (await readStoredCart(page)).length).toBe(2)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await readStoredCart(page)).toHaveLength(2)
})
