import type { Page } from '@playwright/test'
import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { choosePickupLater } from '../support/booking.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** All start times can be booked on this day. Tomorrow, the first one is no longer sold after 14:45 in Bali. */
const date = addDays(todayInBali(new Date()), 45)
const TOUR_PATH = `/tour/mount-batur-sunrise-trek?date=${date}`
const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })

/** Clicks the reload button of the message, and waits until the page's own scripts are loaded. */
async function retryLoading(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await loadError(page).getByRole('button', { name: 'Reload the page' }).click()
  await loaded
  await expect(loadError(page)).toHaveCount(0)
}

/** Blocks a part of the code, as a bad connection does, until the returned function is called. */
async function blockScript(page: Page, part: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/_astro/${part}\\.[^/]+\\.js`)
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

test.beforeEach(({ expectErrors }) => {
  expectErrors('net::ERR_FAILED')
})

test('a page whose code cannot be loaded shows a message, and can be used after a reload', async ({
  page,
  expectErrors,
}) => {
  expectErrors('[astro-island] Error hydrating')
  await test.step('if the code of a dialog is missing, the page shows a message, and the dialog opens after a reload', async () => {
    const unblock = await blockScript(page, 'RoomDialog')
    const button = page.getByRole('link', { name: /^Book Room.*Pool Villa/ })
    await page.goto('/hotels/lembah-sayan-ubud')
    await button.click()
    await expect(loadError(page)).toBeVisible()
    await expect(page.locator(':is(a, button)[aria-busy="true"]')).toHaveCount(0)
    await unblock()
    await retryLoading(page)
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' })).toBeVisible()
  })

  await test.step('if the code of the cart page is missing, the page shows a message, and the cart after a reload', async () => {
    const unblock = await blockScript(page, 'CartPage')
    await page.goto('/cart')
    await expect(loadError(page)).toBeVisible()
    await unblock()
    await retryLoading(page)
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })
})

test('a list whose code cannot be loaded shows an error, and the requested tours after a retry', async ({
  page,
  expectErrors,
}) => {
  expectErrors('The list of tours failed')
  await page.setViewportSize(PHONE_SCREEN)
  const unblock = await blockScript(page, 'start-list')
  await page.goto('/tours?type=multi_day')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Error Loading Tours')).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.locator('[data-count]')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await unblock()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Error Loading Tours')).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: /Filters/ }).click()
  await expect(page.getByRole('radio', { name: 'Multi Day' })).toBeChecked()
})

test('if the list script cannot be loaded, a search shows an error, and an unfiltered list shows its prebuilt tours', async ({
  page,
  expectErrors,
}) => {
  expectErrors('The list of tours failed')
  await page.setViewportSize(PHONE_SCREEN)
  await blockScript(page, 'start-list')
  await page.goto('/search?q=ubud')
  await expect(page.getByText('Error Loading Tours')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.locator('[data-search-criteria]')).toBeHidden()

  // Tracking parameters in the URL are ignored.
  await page.goto('/tours?utm_source=newsletter&mc_eid=1')
  const tours = page.getByRole('article')
  // The cards further down are opened one after the other.
  await expect(page.locator('[data-below-fold]')).toHaveCount(0)
  const count = await tours.count()
  await tours.first().getByRole('link').focus()
  await expect(tours).toHaveCount(count)
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page.getByText('Error Loading Tours')).toBeInViewport()
  await expect(tours).toHaveCount(0)
  // The button is removed, but the focus is not lost.
  await expect(page.locator('[data-results-top]')).toBeFocused()
})

test('a booking form whose code cannot be loaded is disabled, shows a message, and can be sent after a reload', async ({
  page,
  expectErrors,
}) => {
  expectErrors('[astro-island] Error hydrating')
  const unblock = await blockScript(page, 'BookingBlock')
  await page.goto(TOUR_PATH)
  await page.getByLabel('Package', { exact: true }).scrollIntoViewIfNeeded()
  await expect(loadError(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
  await unblock()
  await retryLoading(page)
  await page.getByLabel('Package', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.locator('#book form[aria-busy="false"]')).toBeVisible()
  await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  await choosePickupLater(page)
  await page.getByRole('radio', { name: /^02:45/ }).check()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: /Your Cart/ })).toBeVisible()
})
