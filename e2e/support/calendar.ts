import type { Page } from '@playwright/test'
import type { LocalDate } from '../../shared/dates/index.ts'

type Container = ReturnType<Page['locator']>

export async function openCalendar(page: Page, container: Container): Promise<Container> {
  await container.getByRole('button', { name: /^Date/ }).click()
  return page.getByRole('dialog', { name: 'Date' })
}

/** Turns an open calendar to the month of this date, and returns the day. */
export async function findDay(calendar: Container, date: LocalDate): Promise<Container> {
  const day = calendar.locator(`[data-date="${date}"]`)
  while ((await day.count()) === 0) {
    const firstShownDate = (await calendar.locator('[data-date]').first().getAttribute('data-date')) ?? ''
    await calendar.getByRole('button', { name: firstShownDate < date ? 'Next month' : 'Previous month' }).click()
  }
  return day
}
