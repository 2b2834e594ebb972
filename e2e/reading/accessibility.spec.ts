import type { Page } from '@playwright/test'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { addToCart } from '../support/booking.ts'
import { expectNoSidewaysScrolling, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Waits until nothing of a page is still on its way: of what is not there nothing can be found. */
async function expectWhole(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    for (const path of ['/', '/tours', '/cart', '/auth', '/auth?mode=signup', '/thank-you', '/page/booking-policy']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expectWhole(page)
        await expectAxeFindsNothing(page)
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
      await expectAxeFindsNothing(page)
      await expectNoSidewaysScrolling(page)
      await addToCart(page)
      await expect(page.getByRole('dialog', { name: /^Your Cart/ })).toBeVisible()
      await expectAxeFindsNothing(page)
      for (const path of ['/cart', '/checkout']) {
        await page.goto(path)
        await expectWhole(page)
        await expectAxeFindsNothing(page)
        await expectNoSidewaysScrolling(page)
      }
    })

    test('axe finds nothing where no page is', async ({ page, expectTrouble }) => {
      expectTrouble('404')
      await page.goto('/nowhere')
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      await expectAxeFindsNothing(page)
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
