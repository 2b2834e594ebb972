import type { Locator } from '@playwright/test'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { inlineForm, openDialog, textField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'

const index = '**/data/tours/index.json'

const message = (form: Locator) => form.locator('[data-suggest]').getByRole('status')
const options = (form: Locator) => form.getByRole('listbox', { name: 'Suggested tours' }).getByRole('option')

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('axe finds nothing while tours are suggested, on the page and in the dialog', async ({ page }) => {
      await page.goto('/')
      const form = inlineForm(page)
      await textField(form).fill('UBUD')
      await expect(options(form).first()).toBeVisible()
      await expectAxeFindsNothing(page)
      await page.keyboard.press('Escape')
      await expect(options(form)).toHaveCount(0)
      const dialog = await openDialog(page)
      // The page behind the dialog has already been checked.
      await expectAxeFindsNothing(page, { within: 'dialog[open]' })
      await test.step('one letter is enough there, and Escape closes what is on top', async () => {
        await textField(dialog).fill('b')
        await expect(options(dialog)).toHaveCount(5)
        const list = await dialog.getByRole('listbox').boundingBox()
        const submit = await dialog.getByRole('button', { name: 'Search', exact: true }).boundingBox()
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0)
        await expectAxeFindsNothing(page, { within: 'dialog[open]' })
        await page.keyboard.press('Escape')
        await expect(options(dialog)).toHaveCount(0)
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
      })
    })

    test('suggestions are chosen by keyboard or click, and closed by a click elsewhere', async ({ page }) => {
      await page.goto('/')
      const form = inlineForm(page)

      await test.step('both forms say when nothing is found', async () => {
        await textField(form).fill('<b>moon</b>')
        await expect(message(form)).toHaveText('No tours found for "<b>moon</b>"')
        const dialog = await openDialog(page)
        await textField(dialog).fill('moon')
        await expect(message(dialog)).toHaveText('No tours found')
        await expect(async () => {
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden({ timeout: 500 })
        }).toPass()
      })

      await test.step('a click elsewhere closes them, a click on one goes to its tour', async () => {
        await textField(form).fill('ubud')
        await expect(options(form).first()).toBeVisible()
        await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
        await expect(options(form)).toHaveCount(0)
        await textField(form).fill('ubud ')
        const path = await options(form).first().getAttribute('href')
        await options(form).first().click()
        await expect(page).toHaveURL(path ?? '')
      })

      await test.step('keys choose one', async () => {
        await page.goto('/')
        await textField(form).fill('UBUD')
        await expect(options(form).first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        const second = options(form).nth(1)
        await expect(second).toHaveAttribute('aria-selected', 'true')
        await expect(textField(form)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
        await page.keyboard.press('Escape')
        await expect(options(form)).toHaveCount(0)
        await expect(textField(form)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(options(form).first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        const path = await options(form).first().getAttribute('href')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(path ?? '')
      })
    })
  })
}

test('the search form shows a message and a retry button if the tour index cannot be loaded', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('/data/tours/index.json', 'net::ERR_FAILED')
  await page.clock.install()
  await page.route(index, (route) => route.abort())
  await page.goto('/')
  const form = inlineForm(page)
  await textField(form).fill('ubud')
  await expect(message(form)).toHaveText('Looking for tours…')
  await page.clock.runFor(30_000)
  await expect(message(form)).toHaveText(/^We couldn’t load suggestions/)
  await expectAxeFindsNothing(page)
  await page.unroute(index)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(options(form).first()).toBeVisible()
})

test('at most five tours are suggested, 300 ms after the second letter', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const form = inlineForm(page)
  const loaded = page.waitForResponse(index)
  await textField(form).focus()
  await loaded
  await textField(form).pressSequentially('b')
  await page.clock.runFor(1000)
  await expect(textField(form)).toHaveAttribute('aria-expanded', 'false')
  await textField(form).pressSequentially('a')
  await page.clock.runFor(299)
  await expect(textField(form)).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(1)
  await expect(options(form)).toHaveCount(5)
  for (const option of await options(form).all()) await expect(option).toHaveText(/ba.*from Rp[\d.]+ per \w+/i)
  await expect(message(form)).toHaveText(/^5 tours suggested/)
})

test('a suggested price is in the chosen currency', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred_currency', 'USD'))
  await page.goto('/')
  const form = inlineForm(page)
  await textField(form).fill('ubud')
  await expect(options(form).first()).toHaveText(/from \$[\d,.]+/)
})
