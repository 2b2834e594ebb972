import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { fillSignIn, signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen, expectNoAxeViolations } from '../support/axe.ts'
import { measureLoad } from '../support/page-load.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import { TOUR_PATH } from '../support/tour.ts'

const STORAGE_KEY = 'personal:favorites'

const responseSchema = z.object({ favorites: z.array(z.object({ tour_id: z.int() })) })

const favoriteButtons = (page: Page) => page.getByRole('article').locator('[data-favorite]')

/**
 * Sets exactly these tours as the favorites of the signed-in traveller, the last one being the latest. Clears the
 * favorites cached in the browser.
 */
async function setFavorites(page: Page, ...tourIds: number[]): Promise<void> {
  // A page without favorite buttons does not request favorites, so no late response can restore the old ones.
  await page.goto('/thank-you')
  const headers = { origin: productUnderTest().siteUrl, 'content-type': 'application/json' }
  const { favorites } = responseSchema.parse(await (await page.request.get('/api/favorites')).json())
  const path = (id: number) => `/api/favorites/${id}`
  for (const { tour_id } of favorites) expect((await page.request.delete(path(tour_id), { headers })).ok()).toBe(true)
  for (const id of tourIds) expect((await page.request.put(path(id), { headers })).ok()).toBe(true)
  await page.evaluate((name) => localStorage.removeItem(name), STORAGE_KEY)
}

/** Opens a page with favorite buttons for a traveller with these favorites, and waits until they are loaded. */
async function openWithFavorites(page: Page, path: string, ...tourIds: number[]): Promise<void> {
  await setFavorites(page, ...tourIds)
  await page.goto(path)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), STORAGE_KEY)).not.toBeNull()
}

const FAVORITES_URL = '**/api/favorites'
const FAVORITE_URL = '**/api/favorites/*'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Returns the tour id of a favorite button. */
const readTourId = async (page: Page, index: number) =>
  Number(await favoriteButtons(page).nth(index).getAttribute('data-favorite'))

test('a favorite that a visitor chooses is saved after sign-in', async ({ page, traveller }) => {
  await test.step('the favorite buttons send no request until a button is clicked', async () => {
    const apiRequests: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && apiRequests.push(request.url()))
    const { bytes } = await measureLoad(page, '/tours')
    expect(apiRequests).toEqual([])
    expect(bytes.Script).toBeGreaterThan(0)
  })

  await favoriteButtons(page).nth(1).click()
  const written = page.waitForResponse(FAVORITE_URL)
  await fillSignIn(page.getByRole('dialog'), traveller)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(favoriteButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/tours$/)
  await written
})

test('a favorite is shown on other pages, in other tabs and on the favorites page', async ({
  page,
  context,
  traveller,
  expectErrors,
}) => {
  await signIn(page, traveller)
  await openWithFavorites(page, '/tours')
  const other = await context.newPage()
  await other.goto('/tours')
  await expect(favoriteButtons(other).first()).toHaveAttribute('aria-pressed', 'false')
  await favoriteButtons(page).first().click()
  await expect(favoriteButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(favoriteButtons(other).first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(favoriteButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(favoriteButtons(page).first()).toHaveAccessibleName(/^Favorite: /)
  await favoriteButtons(page).first().press('Enter')
  await expect(favoriteButtons(page).first()).toHaveAttribute('aria-pressed', 'false')
  await expect(favoriteButtons(other).first()).toHaveAttribute('aria-pressed', 'false')
  await other.close()

  await test.step('a click on a favorite button before the script loads takes effect after loading', async () => {
    await openWithFavorites(page, '/tours', await readTourId(page, 0))
    const code = Promise.withResolvers<void>()
    await page.route(/_astro\/hearts\./, async (route) => {
      await code.promise
      await route.continue()
    })
    await page.reload()
    const heart = favoriteButtons(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const written = page.waitForRequest(FAVORITE_URL)
    await heart.click()
    code.resolve()
    expect((await written).method()).toBe('PUT')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.unroute(/_astro\/hearts\./)
  })

  await test.step('the favorite button of a tour page shows a spinner until the favorite is saved', async () => {
    await openWithFavorites(page, TOUR_PATH)
    const heart = page.getByRole('button', { name: /^Favorite: White-Water/ })
    const response = Promise.withResolvers<void>()
    await page.route(FAVORITE_URL, async (route) => {
      await response.promise
      await route.continue()
    })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-disabled', 'true')
    await expect(heart.locator('svg')).toBeHidden()
    await expect(heart.locator('.animate-spin')).toBeVisible()
    response.resolve()
    await expect(heart).not.toHaveAttribute('aria-disabled')
    await expect(heart.locator('svg')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the favorites page lists favorites, and the favorite button removes them', async () => {
    expectErrors('500', 'could not be read')
    await page.route(FAVORITES_URL, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.evaluate(() => localStorage.removeItem('personal:favorites'))
    await page.goto('/favorites')
    await expect(page.getByText('Failed to load your favorites.')).toBeVisible()
    await expectNoAxeViolations(page, { within: 'main' })
    await page.unroute(FAVORITES_URL)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 Tour', { exact: true })).toBeVisible()
    await expect(cards(page).getByRole('link', { name: /View Tour/ })).toHaveAttribute('href', TOUR_PATH)
    await expect(cards(page).locator('[data-idr]').last()).toHaveText(/^Rp/)
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
    await favoriteButtons(page).press('Enter')
    await expect(page.getByText('Nothing saved yet')).toBeFocused()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
  })
})
