import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { photo } from '../../functions/testing/photo.ts'
import { signIn } from '../support/account.ts'
import { panel, tab } from '../support/dashboard.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** Returns the number of lines of the currency label in the settings, which is one word. */
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

test('the account is usable on a phone with text at 200 %', async ({ page, traveller }) => {
  await signIn(page, traveller, '/favorites')

  await test.step('text at 200 % fits every part of the account on a phone', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Profile photo' })).toBeVisible()
      await enlarge(page)
      await expectNoSidewaysScrolling(page)
      for (const [name, part] of [
        ['Bookings', 'No upcoming trips yet'],
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

  await test.step('the tab that is shown is seen in the row of tabs, whatever the size of the text', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/dashboard?tab=settings')
      await expect(tab(page, 'Settings')).toBeInViewport({ ratio: 1 })
      await page.goto('/dashboard')
      await enlarge(page)
      await tab(page, 'Bookings').click()
      await tab(page, 'Settings').click()
      await expect(tab(page, 'Settings')).toBeInViewport({ ratio: 1 })
      // Back to Profile, which is at the other end of the scrolled tab row.
      await page.goBack()
      await page.goBack()
      await expect(tab(page, 'Profile')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })

  await test.step('a picture can be chosen and cropped on a phone with text at 200 %', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Add a photo' }).click()
      const dialog = page.getByRole('dialog', { name: 'Profile photo' })
      const file = dialog.getByLabel('Choose a picture')
      const buffer = Buffer.from(await photo(1600, 1000))
      await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
      await enlarge(page)
      const edge = await dialog.boundingBox()
      if (!edge) throw new Error('The dialog is not to be seen.')
      for (const part of [
        file,
        ...['Zoom', 'Horizontal position', 'Vertical position'].map((name) => dialog.getByLabel(name)),
      ]) {
        const box = await part.boundingBox()
        expect(box?.width, `${width} px`).toBeGreaterThan(150)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(edge.x + edge.width)
      }
      await dialog.getByLabel('Zoom').press('End')
      await expect(dialog.getByLabel('Zoom')).toHaveValue('4')
    }
  })
})
