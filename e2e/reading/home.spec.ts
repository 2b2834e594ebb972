import type { Page } from '@playwright/test'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const slideButtons = (page: Page) =>
  page.getByRole('list', { name: 'Pictures of our destinations' }).getByRole('button')

/** Expects this slide to be shown, according to the dots; 0 is the first. */
async function expectSlide(page: Page, at: number): Promise<void> {
  await expect(slideButtons(page).nth(at)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-hero-dot][aria-current]')).toHaveCount(1)
}

/** Opens the home page with a clock that only the test advances. */
async function pauseAnimation(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

test('the hero changes pictures by itself and by a click on a dot, and pauses during an interaction', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await pauseAnimation(page)

  await test.step('the hero changes its picture every five seconds', async () => {
    await page.clock.runFor(4999)
    await expectSlide(page, 0)
    await page.clock.runFor(1)
    await expectSlide(page, 1)
  })

  await test.step('the hero pauses under the pointer, while its search field has the focus, and after a click on Pause', async () => {
    await page.locator('[data-hero]').hover()
    await page.clock.runFor(11_000)
    await expectSlide(page, 1)
    await page.mouse.move(700, 880)
    await page.getByLabel('What or where').focus()
    await page.clock.runFor(11_000)
    await expectSlide(page, 1)
    await page.getByLabel('What or where').blur()
    await page.clock.runFor(5000)
    await expectSlide(page, 2)
    await page.getByRole('button', { name: 'Pause the pictures' }).click()
    await page.getByRole('button', { name: 'Play the pictures' }).blur()
    await page.mouse.move(700, 880)
    await page.clock.runFor(11_000)
    await expectSlide(page, 2)
  })

  await test.step('a click on a dot shows the picture of that dot with a crossfade of one second', async () => {
    await slideButtons(page).nth(0).click()
    await expectSlide(page, 0)
    const shown = page.locator('[data-hero-slides] img:not([data-hidden])')
    await expect(shown).toHaveCount(1)
    expect(await shown.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('1s')
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: PHONE_SCREEN })

  test('after a tap on a dot, the hero shows the picture of that dot for five seconds, then the next picture', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pauseAnimation(page)
    await page.clock.runFor(4500)
    await slideButtons(page).nth(2).tap()
    await expectSlide(page, 2)
    await page.clock.runFor(4999)
    await expectSlide(page, 2)
    await page.clock.runFor(1)
    await expectSlide(page, 3)
  })
})

test('the hero does not change its picture if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pauseAnimation(page)
  await page.clock.runFor(11_000)
  await expectSlide(page, 0)
})

test('the home page has a title, company figures, a hero and grids, on a phone and on a desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Discover Bali and Beyond in Indonesia · Nusa')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories')
  await expect(main.getByRole('link', { name: 'All tours' })).toHaveAttribute('href', '/tours')
  await expect(page.getByText('Trusted by 10,000+ travelers')).toBeVisible()
  for (const text of ['500+', 'Tours Available', '50k+', 'Happy Customers', '24/7', 'Support']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  for (const [name, viewport, height, columns] of [
    ['a phone', PHONE_SCREEN, 400, 2],
    ['a desktop', DESKTOP_SCREEN, 650, 4],
  ] as const)
    await test.step(`on ${name} the hero is ${height} px high, and grids have ${columns} columns`, async () => {
      await page.setViewportSize(viewport)
      expect((await page.locator('[data-hero-frame]').boundingBox())?.height).toBe(height)
      for (const section of ['Explore by Category', 'Most Popular Tours']) {
        const grid = page.getByRole('region', { name: section }).getByRole('list').first()
        const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
        expect(tracks, `the grid of ${section} has ${columns} columns`).toBe(columns)
      }
    })
})

test('categories show how many tours they have, and categories, tours and destinations link to their pages', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Most Popular Tours' }).getByRole('article')).toHaveCount(8)
  const destinations = page.getByRole('region', { name: 'Top Destinations' })
  await expect(destinations.getByRole('listitem')).toHaveCount(8)
  await expect(destinations.getByRole('link', { name: 'Show all destinations' })).toHaveAttribute(
    'href',
    '/destinations',
  )
  await expect(destinations.getByRole('link', { name: 'Ubud' })).toHaveAttribute('href', '/destination/ubud')
  const cards = page.getByRole('region', { name: 'Explore by Category' }).getByRole('listitem').getByRole('link')
  await expect(cards.first()).toHaveAttribute('href', /^\/categories\/[a-z-]+$/)
  for (const card of await cards.all()) await expect(card).toHaveText(/\b(1 Tour|(?!1 )\d+ Tours)\s*$/)
  await cards.first().click()
  await expect(page).toHaveURL(/\/categories\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
