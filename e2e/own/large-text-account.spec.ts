import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { panel, tab } from '../support/dashboard.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** How many lines the name of the currencies takes in the settings: it is one word. */
const linesOfCurrency = (page: Page) =>
  panel(page, 'Settings')
    .locator('label', { has: page.getByRole('combobox', { name: 'Currency' }) })
    .locator('span')
    .first()
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })

test('text at 200 % fits every part of the account on a phone', async ({ page, traveller }) => {
  await signIn(page, traveller, '/favorites')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Profile photo' })).toBeVisible()
    await enlarge(page)
    await expectNoSidewaysScrolling(page)
    for (const [name, part] of [
      ['Bookings', 'No trips ahead yet'],
      ['Favorites', 'Nothing saved yet'],
      ['Settings', 'Send me the newsletter'],
    ] as const) {
      await tab(page, name).click()
      await expect(panel(page, name).getByText(part).first()).toBeVisible()
      await expectNoSidewaysScrolling(page)
    }
    expect(await linesOfCurrency(page)).toBe(1)
  }
})

test('the tab that is shown is seen in the row of tabs, whatever the size of the text', async ({ page, traveller }) => {
  await signIn(page, traveller, '/favorites')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard?tab=settings')
    await expect(tab(page, 'Settings')).toBeInViewport({ ratio: 1 })
    await page.goto('/dashboard')
    await enlarge(page)
    await tab(page, 'Bookings').click()
    await tab(page, 'Settings').click()
    await expect(tab(page, 'Settings')).toBeInViewport({ ratio: 1 })
    // To Profile, which lies at the other end by now.
    await page.goBack()
    await page.goBack()
    await expect(tab(page, 'Profile')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})
