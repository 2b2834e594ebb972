import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { heroSearchForm, openSearchDialog, searchField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'

const options = (form: Locator) => form.getByRole('listbox', { name: 'Suggested tours' }).getByRole('option')

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('axe finds no violations while the home page or the search dialog suggests tours', async ({ page }) => {
      await page.goto('/')
      const form = heroSearchForm(page)
      await searchField(form).fill('UBUD')
      await expect(options(form).first()).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(options(form)).toHaveCount(0)
      const dialog = await openSearchDialog(page)
      // The page behind the dialog has already been checked.
      await expectNoAxeViolations(page, { within: 'dialog[open]' })
      await test.step('the dialog suggests tours for one letter, and Escape closes the suggestions before the dialog', async () => {
        await searchField(dialog).fill('b')
        await expect(options(dialog)).toHaveCount(5)
        const list = await dialog.getByRole('listbox').boundingBox()
        const submit = await dialog.getByRole('button', { name: 'Search', exact: true }).boundingBox()
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0)
        await expectNoAxeViolations(page, { within: 'dialog[open]' })
        await page.keyboard.press('Escape')
        await expect(options(dialog)).toHaveCount(0)
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
      })
    })
  })
}

test('suggestions are chosen by keyboard, and closed by a click elsewhere', async ({ page }) => {
  await page.goto('/')
  const form = heroSearchForm(page)
  await searchField(form).fill('ubud')
  await expect(options(form).first()).toHaveText(/from Rp[\d.]+/)
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
  await expect(options(form)).toHaveCount(0)
  await searchField(form).focus()
  await page.keyboard.press('ArrowDown')
  await expect(options(form).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const path = await options(form).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path ?? '')
})
