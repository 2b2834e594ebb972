import { PHONE_SCREEN } from '../support/screens.ts'
import { heroSearchForm, openSearchDialog, searchField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SCREEN })

  test('the search dialog submits text, date and guests', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T17:30:00Z')
    await page.goto('/tours')
    const dialog = await openSearchDialog(page)
    await expect(searchField(dialog)).toBeFocused()
    await searchField(dialog).fill('Ubud')
    // Moving the focus closes the suggestions.
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: /^When/ }).click()
    const calendar = page.getByRole('dialog', { name: 'When' })
    // In Bali it is already the 21st.
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
})

test('the search form in the hero submits text, date and guests', async ({ page }) => {
  await page.goto('/')
  const form = heroSearchForm(page)
  await searchField(form).fill('Ubud')
  await page.keyboard.press('Tab')
  // A past date is not rejected here.
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

test('changing the date on the search page keeps the other criteria, the filters, the sort order and the view', async ({
  page,
}) => {
  await page.goto('/search?q=a&where=bali&adults=2&children=1&infants=0&category=temples-culture&sort=rating&view=list')
  const form = heroSearchForm(page)
  await expect(searchField(form)).toHaveValue('a')
  await expect(form.getByText('3 Guests')).toBeVisible()
  await form.getByLabel('When').fill('2026-12-01')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(
    '/search?what=a&when=2026-12-01&guests=2-1-0&where=bali&category=temples-culture&sort=rating&view=list',
  )
  await expect(page.getByRole('button', { name: 'Temples & Culture' })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search icon links to the search page, and the browser submits the search form', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    const form = heroSearchForm(page)
    await searchField(form).fill('Ubud')
    await expect(form.getByText('1 Guest')).toBeVisible()
    await form.getByText('Guests', { exact: true }).click()
    await form.getByRole('spinbutton', { name: /^Adults/ }).fill('2')
    await page.keyboard.press('Tab')
    // Without a script the guests are not counted.
    await expect(form.getByText('1 Guest')).toBeHidden()
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?what=Ubud&when=&adults=2&children=0&infants=0')
  })
})
