import type { Page } from '@playwright/test'
import type { LocalDate } from '../../shared/dates/index.ts'

type Place = ReturnType<Page['locator']>

/** Opens the calendar of the date field in this part of the page. */
export async function openCalendar(page: Page, place: Place): Promise<Place> {
  await place.getByRole('button', { name: /^Date/ }).click()
  return page.getByRole('dialog', { name: 'Date' })
}

/** Returns a day of an open calendar, after turning to its month. */
export async function dayIn(calendar: Place, date: LocalDate): Promise<Place> {
  const day = calendar.locator(`[data-date="${date}"]`)
  while ((await day.count()) === 0) {
    const shown = (await calendar.locator('[data-date]').first().getAttribute('data-date')) ?? ''
    await calendar.getByRole('button', { name: shown < date ? 'Next month' : 'Previous month' }).click()
  }
  return day
}
