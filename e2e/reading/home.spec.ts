import type { Page } from '@playwright/test'
import { DESK_SCREEN, PHONE_SCREEN, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const dots = (page: Page) => page.getByRole('list', { name: 'Pictures of our destinations' }).getByRole('button')

/** Expects this slide to be shown, according to the dots; 0 is the first. */
async function expectSlide(page: Page, at: number): Promise<void> {
  await expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-hero-dot][aria-current]')).toHaveCount(1)
}

/** Opens the home page with a clock that only the test advances. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

test('the hero changes its pictures, goes to the picture of a clicked dot, and pauses during an interaction', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await standStill(page)

  await test.step('every five seconds, and begins again after the last', async () => {
    const count = await dots(page).count()
    expect(count).toBeGreaterThan(2)
    await page.clock.runFor(4999)
    await expectSlide(page, 0)
    await page.clock.runFor(1)
    await expectSlide(page, 1)
    for (let at = 2; at <= count; at++) {
      await page.clock.runFor(5000)
      await expectSlide(page, at % count)
    }
  })

  await test.step('under the pointer, with the focus in it, and when asked to', async () => {
    await page.locator('[data-hero]').hover()
    await page.clock.runFor(11_000)
    await expectSlide(page, 0)
    await page.mouse.move(700, 880)
    await page.getByLabel('What or where').focus()
    await page.clock.runFor(11_000)
    await expectSlide(page, 0)
    await page.getByLabel('What or where').blur()
    await page.clock.runFor(5000)
    await expectSlide(page, 1)
    await page.getByRole('button', { name: 'Pause the pictures' }).click()
    await page.getByRole('button', { name: 'Play the pictures' }).blur()
    await page.mouse.move(700, 880)
    await page.clock.runFor(11_000)
    await expectSlide(page, 1)
  })

  await test.step('in a crossfade of one second', async () => {
    await dots(page).nth(2).click()
    await expectSlide(page, 2)
    const shown = page.locator('[data-hero-slides] img:not([data-hidden])')
    await expect(shown).toHaveCount(1)
    expect(await shown.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('1s')
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: PHONE_SCREEN })

  test('the hero continues after a dot was tapped, and shows its picture for the full time', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await standStill(page)
    await page.clock.runFor(4500)
    await dots(page).nth(2).tap()
    await expectSlide(page, 2)
    await page.clock.runFor(4999)
    await expectSlide(page, 2)
    await page.clock.runFor(1)
    await expectSlide(page, 3)
  })
})

test('the hero does not change its pictures with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await standStill(page)
  await page.clock.runFor(11_000)
  await expectSlide(page, 0)
})

test('the home page has its title, figures, hero and grids on a phone and on a desktop', async ({ page }) => {
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
    ['a desk', DESK_SCREEN, 650, 4],
  ] as const)
    await test.step(`on ${name} the hero is ${height} px high, and grids have ${columns} columns`, async () => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      expect((await page.locator('[data-hero-frame]').boundingBox())?.height).toBe(height)
      for (const section of ['Explore by Category', 'Most Popular Tours']) {
        const grid = page.getByRole('region', { name: section }).getByRole('list').first()
        const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
        expect(tracks, section).toBe(columns)
      }
    })
})

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

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
      await destinations.getByRole('link', { name: 'Ubud' }).click()
      await expect(page).toHaveURL('/destination/ubud')

      await page.goto('/')
      const cards = page.getByRole('region', { name: 'Explore by Category' }).getByRole('listitem').getByRole('link')
      await expect(cards.first()).toHaveAttribute('href', /^\/categories\/[a-z-]+$/)
      for (const card of await cards.all()) await expect(card).toHaveText(/\b(1 Tour|(?!1 )\d+ Tours)\s*$/)
      await cards.first().click()
      await expect(page).toHaveURL(/\/categories\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}
