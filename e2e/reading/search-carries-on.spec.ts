import { addDays, firstBookableDate, formatDate, todayInBali } from '../../shared/dates/index.ts'
import { heroSearchForm, openSearchDialog } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm, readTour, TOUR_PATH } from '../support/tour.ts'

const day = addDays(todayInBali(new Date()), 20)
const dayText = formatDate(day)

test('the booking form and the next search are prefilled with the day and the guests of the last search', async ({
  page,
  request,
}) => {
  expect(firstBookableDate(await readTour(request), addDays(day, -1))).toBe(day)
  await page.goto('/')
  const form = heroSearchForm(page)
  await form.getByLabel('When').fill(day)
  await form.getByText('1 Guest').click()
  await form.getByRole('button', { name: 'Increase Adults' }).click()
  await form.getByRole('button', { name: 'Increase Children' }).click()
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?/)

  const book = await openBookingForm(page)
  await expect(book.getByRole('button', { name: /^Date/ })).toContainText(dayText)
  await expect(book.getByRole('button', { name: /^Travelers/ })).toContainText('2 Adults, 1 Child')
  await expect(page).toHaveURL(TOUR_PATH)
  const dialog = await openSearchDialog(page)
  await expect(dialog.getByRole('button', { name: /^When/ })).toContainText(dayText)
  await expect(dialog.getByRole('group', { name: 'Adults' }).locator('output')).toHaveText('2')
})
