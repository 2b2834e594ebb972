import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addToCart } from './support/booking.ts'
import { expect, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(surplus, `${page.url()} fits its window`).toBeLessThanOrEqual(0)
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    for (const path of ['/', '/tours', '/cart', '/auth', '/auth?mode=signup', '/thank-you', '/page/booking-policy']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNothingFound(page)
        await expectNoSidewaysScrolling(page)
      })
    }

    test('axe finds nothing on a tour, with the cart open, in a full cart and at the checkout', async ({ page }) => {
      await page.goto('/tours')
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /View Tour/ })
        .click()
      await page.getByRole('button', { name: 'Add to Cart' }).scrollIntoViewIfNeeded()
      await expectNothingFound(page)
      await expectNoSidewaysScrolling(page)
      await addToCart(page)
      await expect(page.getByRole('dialog', { name: /^Your Cart/ })).toBeVisible()
      await expectNothingFound(page)
      for (const path of ['/cart', '/checkout']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNothingFound(page)
        await expectNoSidewaysScrolling(page)
      }
    })

    test('axe finds nothing where no page is', async ({ page, expectTrouble }) => {
      expectTrouble('404')
      await page.goto('/nowhere')
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      await expectNothingFound(page)
    })
  })
}

test('the first key leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
