import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { currencySelector } from '../support/currency.ts'
import { expect, test } from '../support/test.ts'

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
test.describe('the header', () => {
  test('links to every section, and opens the transport menu by pointer and keyboard', async ({ page }) => {
    await page.goto('/')
    await test.step('the header links to every section and marks the current page', async () => {
      for (const [name, path] of [
        ['Home', '/'],
        ['Tours', '/tours'],
        ['Destinations', '/destinations'],
        ['Transports', '/transport'],
        ['Hotels', '/hotels'],
        ['News', '/news'],
      ] as const) {
        await expect(mainNavigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      }
      await expect(mainNavigation(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    })

    await test.step('the keyboard opens the transport menu, and Escape closes it', async () => {
      const rental = mainNavigation(page).getByRole('link', { name: 'Car rental' })
      await mainNavigation(page).getByRole('link', { name: 'Destinations' }).focus()
      await page.keyboard.press('Tab')
      await expect(mainNavigation(page).getByRole('link', { name: 'Transports' })).toBeFocused()
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

    await test.step('the pointer opens the transport menu, which closes when the pointer leaves', async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { level: 1 }).click()
      const transfer = mainNavigation(page).getByRole('link', { name: 'Airport transfer' })
      await expect(transfer).toBeHidden()
      await mainNavigation(page).getByRole('link', { name: 'Transports' }).hover()
      await expect(transfer).toBeVisible()
      await mainNavigation(page).getByRole('button', { name: 'Transport types' }).click()
      await transfer.hover()
      await expect(transfer).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('heading', { level: 1 }).hover()
      await expect(transfer).toBeHidden()
    })
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('opens the transport menu by a button', async ({ page }) => {
      await page.goto('/')
      await mainNavigation(page).getByRole('button', { name: 'Transport types' }).tap()
      await expect(mainNavigation(page).getByRole('link', { name: 'Car rental' })).toBeVisible()
    })
  })

  test('has links and menus that need no JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/tours')
    await mainNavigation(page).getByRole('button', { name: 'Tour types' }).click()
    await mainNavigation(page).getByRole('link', { name: 'Day trips' }).click()
    await expect(page).toHaveURL(/\/tours\/day-trips$/)
    await expect(currencySelector(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await context.close()
  })
})
