import type { Page } from '@playwright/test'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const TOUR = '/tour/mount-batur-sunrise-trek'
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })

/** Clicks the reload button of the message, and waits until the page's own scripts are loaded. */
async function loadAgain(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await note(page).getByRole('button', { name: 'Reload the page' }).click()
  await loaded
  await expect(note(page)).toHaveCount(0)
}

/** Blocks a part of the code, as a bad connection does, until the returned function is called. */
async function without(page: Page, part: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/_astro/${part}\\.[^/]+\\.js`)
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

test.beforeEach(({ expectTrouble }) => {
  expectTrouble('net::ERR_FAILED')
})

const parts = [
  {
    what: 'the dialog to sign in',
    path: '/',
    part: 'mount-auth-dialog',
    press: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click(),
    outcome: (page: Page) => page.getByRole('dialog').getByLabel('Password', { exact: true }),
  },
  {
    what: 'the cart',
    path: '/news',
    part: 'mount-panel',
    press: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your Cart' }).click(),
    outcome: (page: Page) => page.getByRole('dialog', { name: /Your Cart/ }),
  },
  {
    what: 'the dialog that books a room',
    path: '/hotels/lembah-sayan-ubud',
    part: 'mount-room-dialog',
    press: (page: Page) => page.getByRole('link', { name: /^Book Room.*Pool Villa/ }).click(),
    outcome: (page: Page) => page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' }),
  },
  {
    what: 'a heart',
    path: '/tours',
    part: 'hearts',
    press: (page: Page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favorite/ })
        .click(),
    outcome: (page: Page) => page.getByRole('dialog').getByLabel('Password', { exact: true }),
  },
  {
    what: 'the ways to share',
    path: TOUR,
    part: 'share-dialog',
    press: (page: Page) => page.locator('[data-share-open]').click(),
    outcome: (page: Page) => page.getByRole('dialog', { name: 'Share Tour' }),
  },
]

test('a page whose code cannot be loaded shows a message, and works after a reload', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('[astro-island] Error hydrating')
  for (const { what, path, part, press, outcome } of parts)
    await test.step(`that of ${what}`, async () => {
      const giveBack = await without(page, part)
      await page.goto(path)
      await press(page)
      await expect(note(page)).toBeVisible()
      await expect(page.locator(':is(a, button)[aria-busy="true"]')).toHaveCount(0)
      await giveBack()
      await loadAgain(page)
      await press(page)
      await expect(outcome(page)).toBeVisible()
      await page.goto('about:blank')
    })

  await test.step('that of suggestions', async () => {
    const giveBack = await without(page, 'suggest-tours')
    await page.goto('/tours')
    const field = page.locator('main [name="what"]')
    await field.focus()
    await expect(note(page)).toBeVisible()
    await giveBack()
    await loadAgain(page)
    await field.pressSequentially('ubud')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  })

  await test.step('that of a page that its code draws', async () => {
    const giveBack = await without(page, 'CartPage')
    await page.goto('/cart')
    await expect(note(page)).toBeVisible()
    await giveBack()
    await loadAgain(page)
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })
})

test('a list without its code shows an error, and the requested tours after a retry', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('The list of tours failed', 'The tours could not be listed')
  await page.setViewportSize(PHONE_SCREEN)
  for (const part of ['start-list', 'draw-list'])
    await test.step(part, async () => {
      const giveBack = await without(page, part)
      await page.goto('/tours?type=multi_day')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Error Loading Tours')).toBeInViewport()
      await expect(page.getByRole('article')).toHaveCount(0)
      await expect(page.locator('[data-count]')).toBeHidden()
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
      await giveBack()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Error Loading Tours')).toBeHidden()
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: /Filters/ }).click()
      await expect(page.getByRole('radio', { name: 'Multi Day' })).toBeChecked()
    })
})

test('a search without its script shows an error instead of tours, and a list without filters keeps its tours', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('The list of tours failed')
  await page.setViewportSize(PHONE_SCREEN)
  await without(page, 'start-list')
  for (const address of ['/tours?type=multi_day', '/search?q=ubud']) {
    await page.goto(address)
    await expect(page.getByText('Error Loading Tours')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article')).toHaveCount(0)
  }
  await expect(page.locator('[data-search-criteria]')).toBeHidden()

  // Tracking parameters in the URL are ignored.
  await page.goto('/tours?utm_source=newsletter&mc_eid=1')
  const tours = page.getByRole('article')
  // The cards further down are opened one after the other.
  await expect(page.locator('[data-closed]')).toHaveCount(0)
  const count = await tours.count()
  await tours.first().getByRole('link').focus()
  await expect(tours).toHaveCount(count)
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page.getByText('Error Loading Tours')).toBeInViewport()
  await expect(tours).toHaveCount(0)
  // The button is removed, but the focus is not lost.
  await expect(page.locator('[data-results-top]')).toBeFocused()
})

test('a booking form without its code cannot be sent, explains why, and works after a reload', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('[astro-island] Error hydrating')
  const giveBack = await without(page, 'BookingBlock')
  await page.goto(TOUR)
  await page.getByLabel('Package', { exact: true }).scrollIntoViewIfNeeded()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
  await giveBack()
  await loadAgain(page)
  await page.getByLabel('Package', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.locator('#book form[aria-busy="false"]')).toBeVisible()
  await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: /Your Cart/ })).toBeVisible()
})
