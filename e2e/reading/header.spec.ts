import type { Page } from '@playwright/test'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { currencySelector } from '../support/currency.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
test.describe('the header', () => {
  test('links to every section, opens the transport menu by pointer and keyboard, and stays visible', async ({
    page,
  }) => {
    await page.goto('/')
    await test.step('leads to every section', async () => {
      for (const [name, path] of [
        ['Home', '/'],
        ['Tours', '/tours'],
        ['Destinations', '/destinations'],
        ['Transports', '/transport'],
        ['Hotels', '/hotels'],
        ['News', '/news'],
      ] as const) {
        await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      }
      await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    })

    await test.step('opens the kinds of transport from the keyboard, and Escape closes them', async () => {
      const rental = main(page).getByRole('link', { name: 'Car rental' })
      await main(page).getByRole('link', { name: 'Destinations' }).focus()
      await page.keyboard.press('Tab')
      await expect(main(page).getByRole('link', { name: 'Transports' })).toBeFocused()
      await expect(rental).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(rental).toBeHidden()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(rental).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(rental).toBeFocused()
      await expect(rental).toHaveAttribute('href', '/car-rental')
    })

    await test.step('opens the kinds of transport under the pointer, until it leaves', async () => {
      await page.goto('/')
      const transfer = main(page).getByRole('link', { name: 'Airport transfer' })
      await expect(transfer).toBeHidden()
      await main(page).getByRole('link', { name: 'Transports' }).hover()
      await expect(transfer).toBeVisible()
      await main(page).getByRole('button', { name: 'Transport types' }).click()
      await transfer.hover()
      await expect(transfer).toBeVisible()
      await expectAxeFindsNothing(page)
      await page.getByRole('heading', { level: 1 }).hover()
      await expect(transfer).toBeHidden()
    })

    await test.step('stays in sight', async () => {
      await page.goto('/tours')
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await expect(page.getByRole('link', { name: 'Your Cart' })).toBeInViewport()
    })
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('opens the transport menu with its button', async ({ page }) => {
      await page.goto('/')
      await main(page).getByRole('button', { name: 'Transport types' }).tap()
      await expect(main(page).getByRole('link', { name: 'Car rental' })).toBeVisible()
    })
  })

  test('has working links and menus without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/tours')
    await main(page).getByRole('button', { name: 'Tour types' }).click()
    await main(page).getByRole('link', { name: 'Day trips' }).click()
    await expect(page).toHaveURL(/\/tours\/day-trips$/)
    await expect(currencySelector(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await context.close()
  })
})
