import type { Locator, Page } from '@playwright/test'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { expectCount } from '../support/list.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const index = '**/data/tours/index.json'

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Tour' })
  await expect(dialog).toBeVisible()
  return dialog
}

const inlineForm = (page: Page) => page.locator('main').getByRole('search')
const textField = (form: Locator) => form.getByLabel('What or where')
const message = (form: Locator) => form.locator('[data-suggest]').getByRole('status')
const options = (form: Locator) => form.getByRole('listbox', { name: 'Suggested tours' }).getByRole('option')

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('the dialog asks for text, date and guests', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T17:30:00Z')
      await page.goto('/tours')
      const dialog = await openDialog(page)
      await expect(textField(dialog)).toBeFocused()
      await textField(dialog).fill('Ubud')
      // Going on closes what is suggested.
      await page.keyboard.press('Tab')
      await dialog.getByRole('button', { name: /^When/ }).click()
      const calendar = page.getByRole('dialog', { name: 'When' })
      // In Bali it is the 21st already.
      await expect(
        calendar.getByRole('button', { name: 'Friday, November 20, 2026: this day has passed' }),
      ).toBeDisabled()
      await calendar.getByRole('button', { name: 'Saturday, November 21, 2026' }).click()
      await expect(calendar).toBeHidden()
      await expect(dialog.getByRole('button', { name: 'Decrease Adults' })).toBeDisabled()
      await expect(dialog.getByRole('button', { name: 'Decrease Infants' })).toBeDisabled()
      await dialog.getByRole('button', { name: 'Increase Adults' }).click()
      await dialog.getByRole('button', { name: 'Increase Children' }).click()
      await dialog.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL('/search?q=Ubud&date=2026-11-21&adults=2&children=1&infants=0')
    })

    test('the form in the hero asks for what, when and more than one guest', async ({ page }) => {
      await page.goto('/')
      const form = inlineForm(page)
      await textField(form).fill('Ubud')
      await page.keyboard.press('Tab')
      // A day that has passed is not refused here.
      await form.getByLabel('When').fill('2024-02-29')
      await form.getByText('1 Guest').click()
      await form.getByRole('button', { name: 'Increase Adults' }).click()
      await form.getByRole('button', { name: 'Increase Infants' }).click()
      await expect(form.getByText('3 Guests')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form.getByRole('button', { name: 'Increase Adults' })).toBeHidden()
      await form.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/search?what=Ubud&when=2024-02-29&guests=2-0-1')
    })

    test('tours are suggested 300 ms after the second letter, five at most', async ({ page }) => {
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
      for (const option of await options(form).all()) await expect(option).toHaveText(/ba.*Rp/i)
      await expect(message(form)).toHaveText(/^5 tours suggested/)
    })

    test('suggestions are chosen by keyboard', async ({ page }) => {
      await page.goto('/')
      const form = inlineForm(page)
      await textField(form).fill('UBUD')
      await expect(options(form).first()).toBeVisible()
      await expectAxeFindsNothing(page)
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

    test('a click elsewhere closes the suggestions, a click on one goes to its tour', async ({ page }) => {
      await page.goto('/')
      const form = inlineForm(page)
      await textField(form).fill('ubud')
      await expect(options(form).first()).toBeVisible()
      await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
      await expect(options(form)).toHaveCount(0)
      await textField(form).fill('ubud ')
      const path = await options(form).first().getAttribute('href')
      await options(form).first().click()
      await expect(page).toHaveURL(path ?? '')
    })

    test('in the dialog one letter is enough, and Escape closes what is on top', async ({ page }) => {
      await page.goto('/')
      const dialog = await openDialog(page)
      await expectAxeFindsNothing(page)
      await textField(dialog).fill('b')
      await expect(options(dialog)).toHaveCount(5)
      await expectAxeFindsNothing(page)
      await page.keyboard.press('Escape')
      await expect(options(dialog)).toHaveCount(0)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
    })

    test('both forms say when nothing is found', async ({ page }) => {
      await page.goto('/')
      const form = inlineForm(page)
      await textField(form).fill('<b>moon</b>')
      await expect(message(form)).toHaveText('No tours found for "<b>moon</b>"')
      const dialog = await openDialog(page)
      await textField(dialog).fill('moon')
      await expect(message(dialog)).toHaveText('No tours found')
    })
  })
}

test('where the index cannot be had, it says so and can be asked for again', async ({ page, expectTrouble }) => {
  expectTrouble('/data/tours/index.json', 'net::ERR_FAILED')
  await page.clock.install()
  await page.route(index, (route) => route.abort())
  await page.goto('/')
  const form = inlineForm(page)
  await textField(form).fill('ubud')
  await expect(message(form)).toHaveText('Looking for tours…')
  await page.clock.runFor(30_000)
  await expect(message(form)).toHaveText(/^Suggestions could not be loaded/)
  await expectAxeFindsNothing(page)
  await page.unroute(index)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(options(form).first()).toBeVisible()
})

test('what an address asks for stands in the form of its page', async ({ page }) => {
  await page.goto('/?what=Ubud&when=2026-02-31&guests=2-1-0')
  const form = inlineForm(page)
  await expect(textField(form)).toHaveValue('Ubud')
  await expect(form.getByLabel('When')).toHaveValue('')
  await expect(form.getByText('3 Guests')).toBeVisible()
})

test('what was searched, and how the list was narrowed, stays when the search is refined on its page', async ({
  page,
}) => {
  await page.goto('/search?q=a&where=bali&adults=2&children=1&infants=0&category=temples-culture&sort=rating&view=list')
  const form = inlineForm(page)
  await expect(textField(form)).toHaveValue('a')
  await expect(form.getByText('3 Guests')).toBeVisible()
  await form.getByLabel('When').fill('2026-12-01')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(
    '/search?what=a&when=2026-12-01&guests=2-1-0&where=bali&category=temples-culture&sort=rating&view=list',
  )
  await expect(page.getByRole('button', { name: 'Temples & Culture' })).toHaveAttribute('aria-pressed', 'true')
})

test('a new text searches everywhere, whatever place an address had named', async ({ page }) => {
  await page.goto('/search?where=ubud')
  const form = inlineForm(page)
  await expect(textField(form)).toHaveValue('ubud')
  await textField(form).fill('lovina')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?what=lovina')
  await expect(page.locator('[data-search-criteria]')).toHaveText('“lovina”')
  await expectCount(page, (count) => count > 0)
})

test('a text that is too long to be searched for does not stand in the field either', async ({ page }) => {
  await page.goto(`/search?what=${'x'.repeat(121)}`)
  await expect(page.locator('[data-search-criteria]')).toHaveText('All tours, the most popular first.')
  await expect(textField(inlineForm(page))).toHaveValue('')
})

test('a suggested price is in the chosen currency', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred_currency', 'USD'))
  await page.goto('/')
  const form = inlineForm(page)
  await textField(form).fill('ubud')
  await expect(options(form).first()).toHaveText(/from \$[\d,.]+/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the icon leads to the search, and the form asks like any other', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    const form = inlineForm(page)
    await textField(form).fill('Ubud')
    await form.getByText('Guests', { exact: true }).click()
    await form.getByRole('spinbutton', { name: /^Adults/ }).fill('2')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?what=Ubud&when=&adults=2&children=0&infants=0')
  })
})
