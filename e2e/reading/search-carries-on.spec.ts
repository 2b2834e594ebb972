import type { Page } from '@playwright/test'
import { addDays, firstBookableDate, formatDate, todayInBali } from '../../shared/dates/index.ts'
import { closeDialog, openCar, openRoom, openTransfer } from '../support/dialogs.ts'
import { inlineForm, openDialog, textField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBooking, readTour, TOUR } from '../support/tour.ts'

const day = addDays(todayInBali(new Date()), 20)
const shown = formatDate(day)

/** Searches on the home page for a day, two adults and a child. */
async function search(page: Page): Promise<void> {
  await page.goto('/')
  const form = inlineForm(page)
  await form.getByLabel('When').fill(day)
  await form.getByText('1 Guest').click()
  await form.getByRole('button', { name: 'Increase Adults' }).click()
  await form.getByRole('button', { name: 'Increase Children' }).click()
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?/)
}

test('a tour opens with the day and the party of the search, at its plain URL', async ({ page, request }) => {
  expect(firstBookableDate(await readTour(request), addDays(day, -1))).toBe(day)
  await search(page)
  const book = await openBooking(page)
  await expect(book.getByRole('button', { name: /^Date/ })).toContainText(shown)
  const travellers = book.getByRole('button', { name: /^Travelers/ })
  await expect(travellers).toContainText('2 Adults, 1 Child')
  await expect(page).toHaveURL(TOUR)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${TOUR}$`))

  await test.step('what is chosen there stays', async () => {
    await travellers.click()
    const dialog = page.getByRole('dialog', { name: /^Travelers/ })
    await dialog.getByRole('button', { name: 'Decrease Adults' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(travellers).toContainText('1 Adult, 1 Child')
  })
})

test('a tour that is not bookable on the day of the search shows a message and starts with the next day', async ({
  page,
  request,
}) => {
  const { id } = await readTour(request)
  await page.route(
    (url) => url.pathname === '/api/availability' && url.searchParams.get('id') === String(id),
    (route) => route.fulfill({ json: { places: 10, days: { [day]: 0 } } }),
  )
  await search(page)
  const book = await openBooking(page)
  await expect(book.getByRole('button', { name: /^Date/ })).toContainText(formatDate(addDays(day, 1)))
  await expect(book).toContainText(`Not available on ${shown}. This is the next available date.`)
})

test('transfers, cars, hotels and the next search start with the values of the search', async ({ page }) => {
  await search(page)
  const transfer = await openTransfer(page)
  await expect(transfer.getByRole('button', { name: /^Pickup date/i })).toContainText(shown)
  await expect(transfer.getByRole('group', { name: 'Adults' }).locator('output')).toHaveText('2')
  await expect(transfer.getByRole('group', { name: 'Children' }).locator('output')).toHaveText('1')

  await expect(await openCar(page)).toContainText(shown)
  await page.goto('/car-rental/1')
  await page.locator('form[data-waking], form[aria-busy="false"]').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: new RegExp(shown) })).toBeVisible()

  const room = await openRoom(page, /^Book Room.*Gorge View Room/)
  await expect(room).toContainText(shown)
  await expect(room.getByRole('group', { name: 'Adults' }).locator('output')).toHaveText('2')
  await closeDialog(page)

  await page.goto('/tours')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('button', { name: /^When/ })).toContainText(shown)
  await expect(dialog.getByRole('group', { name: 'Adults' }).locator('output')).toHaveText('2')
  await page.goto('/')
  await expect(inlineForm(page).getByLabel('When')).toHaveValue(day)
  await expect(inlineForm(page).getByText('3 Guests')).toBeVisible()
  await expect(textField(inlineForm(page))).toHaveValue('')
})
