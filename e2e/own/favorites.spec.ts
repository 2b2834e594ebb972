import type { Page } from '@playwright/test'
import { fillSignIn, newTraveller, signedInState } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { hearts, keepOnly, openWithFavorites } from '../support/favorites.ts'
import { leastShift, measureLoad, measureShift, PHONE } from '../support/page-load.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

const api = '**/api/favorites'
const one = '**/api/favorites/*'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The number of a heart's tour. */
const tourOf = async (page: Page, index: number) => Number(await hearts(page).nth(index).getAttribute('data-favorite'))

test.describe('signed out', () => {
  test('a heart asks who it is for, and is set once somebody has signed in', async ({ page, traveller }) => {
    await page.goto('/tours')
    await hearts(page).nth(1).click()
    const written = page.waitForResponse(one)
    await fillSignIn(page.getByRole('dialog'), traveller)
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/\/tours$/)
    await written
    await keepOnly(page)
  })

  test('the page of favorites leads to signing in, and back', async ({ page, traveller }) => {
    await page.goto('/favorites')
    await expect(page).toHaveURL(/\/auth\?redirect=%2Ffavorites$/)
    await fillSignIn(page.getByRole('main'), traveller)
    await expect(page).toHaveURL(/\/favorites$/)
    await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible()
  })

  test('hearts load nothing until one is pressed', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
    const { bytes } = await measureLoad(page, '/tours')
    expect(asked).toEqual([])
    expect(bytes.Script).toBeGreaterThan(0)
  })
})

test.describe('signed in', () => {
  // One traveller for all of them, so one after the other.
  test.describe.configure({ mode: 'default' })
  let state: Awaited<ReturnType<typeof signedInState>> | undefined
  test.beforeAll(async ({ browser }) => {
    state = await signedInState(browser, await newTraveller())
  })
  test.use({ storageState: ({ browserName: _ }, use) => use(state) })

  test('a heart stays as it was set, on other pages and in other tabs', async ({ page, context }) => {
    await openWithFavorites(page, '/tours')
    const other = await context.newPage()
    await other.goto('/tours')
    await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'false')
    await hearts(page).first().click()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(page).first()).toHaveAccessibleName(/^Favorite: /)
    await hearts(page).first().press('Enter')
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
    await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'false')
  })

  test('a heart turns at once and takes no press until the server has answered', async ({ page }) => {
    await openWithFavorites(page, '/tours')
    const answer = Promise.withResolvers<void>()
    let writes = 0
    await page.route(one, async (route) => {
      writes += 1
      await answer.promise
      await route.continue()
    })
    const heart = hearts(page).first()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(heart).toBeFocused()
    answer.resolve()
    await expect(heart).not.toHaveAttribute('aria-disabled')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(writes).toBe(1)
  })

  test('a heart pressed before its code has come turns to what was meant', async ({ page }) => {
    await page.goto('/tours')
    const tour = await tourOf(page, 0)
    await openWithFavorites(page, '/tours', tour)
    const code = Promise.withResolvers<void>()
    await page.route(/_astro\/hearts\./, async (route) => {
      await code.promise
      await route.continue()
    })
    await page.reload()
    const heart = hearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const written = page.waitForRequest(one)
    await heart.click()
    code.resolve()
    expect((await written).method()).toBe('PUT')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('the heart of a tour’s page turns, too', async ({ page }) => {
    await openWithFavorites(page, TOUR)
    const heart = page.getByRole('button', { name: /^Favorite: White-Water/ })
    const answers = Promise.withResolvers<void>()
    await page.route(one, async (route) => {
      await answers.promise
      await route.continue()
    })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-disabled', 'true')
    await expect(heart.locator('svg')).toBeHidden()
    await expect(heart.locator('.animate-spin')).toBeVisible()
    answers.resolve()
    await expect(heart).not.toHaveAttribute('aria-disabled')
    await expect(heart.locator('svg')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('a heart that could not be set only shows again what it showed before', async ({ page, expectTrouble }) => {
    expectTrouble('500', 'Failed to add to favorites.')
    await openWithFavorites(page, '/tours')
    await page.route(one, (route) => route.fulfill({ status: 500, body: '{}' }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to add to favorites.'))
    await hearts(page).first().click()
    await logged
    await expect(hearts(page).first()).not.toHaveAttribute('aria-disabled')
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('favorites stand in a grid, the latest first, and leave it by their heart', async ({ page, expectTrouble }) => {
    expectTrouble('500', 'Failed to remove from favorites.')
    await page.goto('/tours')
    const [first, second] = [await tourOf(page, 0), await tourOf(page, 1)]
    await keepOnly(page, first, second)
    await page.goto('/favorites')
    await expect(page.getByText('2 Tours', { exact: true })).toBeVisible()
    await expect(hearts(page).first()).toHaveAttribute('data-favorite', String(second))
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /View Tour/ }),
    ).toHaveAttribute('href', /^\/tour\//)
    await expect(cards(page).first().locator('[data-idr]').last()).toHaveText(/^Rp/)
    await expectSoundOnEveryScreen(page)

    await page.route(one, (route) => route.fulfill({ status: 500, body: '{}' }))
    await hearts(page).first().click()
    await expect(page.getByRole('alert').getByText('Failed to remove from favorites.')).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await page.unroute(one)

    await hearts(page).first().press('Enter')
    await expect(cards(page)).toHaveCount(1)
    await expect(hearts(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing saved yet')).toBeFocused()
    await expectSoundOnEveryScreen(page)
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Tours' })).toHaveAttribute('href', '/tours')
  })

  test('favorites that can not be read say so and can be asked for again', async ({ page, expectTrouble }) => {
    expectTrouble('500', 'could not be read')
    await page.goto('/tours')
    await keepOnly(page, await tourOf(page, 0))
    await page.route(api, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/favorites')
    await expect(page.getByText('Loading your favorites…')).toBeAttached()
    await expect(page.getByText('Failed to load your favorites.')).toBeVisible()
    await expectSoundOnEveryScreen(page)
    await page.unroute(api)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(1)
    await keepOnly(page)
  })

  test('the page of favorites does not jump', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    expect(await measureShift(page, '/favorites')).toBeLessThan(leastShift)
  })
})
