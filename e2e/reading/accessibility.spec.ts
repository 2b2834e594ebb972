import type { Page } from '@playwright/test'
import { expectAccessibleOnEveryScreen, expectNoAxeViolations } from '../support/axe.ts'
import { addToCart } from '../support/booking.ts'
import { expectNoHorizontalScroll, PHONE_SCREEN, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Waits until a page has loaded completely, because axe cannot check missing content. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

test('axe finds no violations on the empty cart, the sign-in, the sign-up and the thank-you page', async ({ page }) => {
  for (const path of ['/cart', '/auth', '/auth?mode=signup', '/thank-you'])
    await test.step(`axe finds no violations on ${path}`, async () => {
      await page.setViewportSize(PHONE_SCREEN)
      await page.goto(path)
      await waitUntilLoaded(page)
      await expectAccessibleOnEveryScreen(page)
    })
})

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('axe finds no violations on a tour, in the cart panel, on the cart page and at the checkout', async ({
      page,
    }) => {
      await page.goto('/tours')
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /View Tour/ })
        .click()
      await page.getByRole('button', { name: 'Add to Cart' }).scrollIntoViewIfNeeded()
      await expectNoAxeViolations(page)
      await expectNoHorizontalScroll(page)
      await addToCart(page)
      await expectNoAxeViolations(page)
      for (const path of ['/cart', '/checkout']) {
        await page.goto(path)
        await waitUntilLoaded(page)
        await expectNoAxeViolations(page)
        await expectNoHorizontalScroll(page)
      }
    })
  })
}

test('the first Tab key press focuses a link that skips the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
