import type { Page } from '@playwright/test'
import { fillSignIn, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { hearts, keepOnly, openWithFavorites } from '../support/favorites.ts'
import { measureLoad } from '../support/page-load.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

const api = '**/api/favorites'
const one = '**/api/favorites/*'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Returns the tour id of a favorite button. */
const tourOf = async (page: Page, index: number) => Number(await hearts(page).nth(index).getAttribute('data-favorite'))

test('a visitor’s favorite is saved after signing in', async ({ page, traveller }) => {
  await test.step('hearts load nothing until one is pressed', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
    const { bytes } = await measureLoad(page, '/tours')
    expect(asked).toEqual([])
    expect(bytes.Script).toBeGreaterThan(0)
  })

  await hearts(page).nth(1).click()
  const written = page.waitForResponse(one)
  await fillSignIn(page.getByRole('dialog'), traveller)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/tours$/)
  await written
})

test('a favorite is shown on other pages and in other tabs', async ({ page, context, traveller }) => {
  await signIn(page, traveller)
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
  await other.close()

  await test.step('one that is pressed before its code has come turns to what was meant', async () => {
    await openWithFavorites(page, '/tours', await tourOf(page, 0))
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
    await page.unroute(/_astro\/hearts\./)
  })

  await test.step('the one of a tour’s page turns, too', async () => {
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
})

test('favorites are shown in a grid, latest first, and removed with their button', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('500', 'could not be read')
  await signIn(page, traveller)
  await page.goto('/tours')
  const [first, second] = [await tourOf(page, 0), await tourOf(page, 1)]
  await keepOnly(page, first, second)

  await test.step('where they can not be read, that is said, and they can be asked for again', async () => {
    await page.route(api, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/favorites')
    await expect(page.getByText('Loading your favorites…')).toBeAttached()
    await expect(page.getByText('Failed to load your favorites.')).toBeVisible()
    await expectSoundOnEveryScreen(page)
    await page.unroute(api)
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible()
  await expect(page.getByText('2 Tours', { exact: true })).toBeVisible()
  await expect(hearts(page).first()).toHaveAttribute('data-favorite', String(second))
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /View Tour/ }),
  ).toHaveAttribute('href', /^\/tour\//)
  await expect(cards(page).first().locator('[data-idr]').last()).toHaveText(/^Rp/)
  await expectSoundOnEveryScreen(page)

  await hearts(page).first().press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(hearts(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing saved yet')).toBeFocused()
  await expectSoundOnEveryScreen(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Tours' })).toHaveAttribute('href', '/tours')
})
