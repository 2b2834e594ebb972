import type { BrowserContext, Page } from '@playwright/test'
import { addDays, instantInBali, type LocalDate, todayInBali } from '../../shared/dates/index.ts'

/** Stores a localStorage entry in each page of the context before its scripts run. */
export const storeItem = (context: BrowserContext, name: string, text: string) =>
  context.addInitScript(([name, text]) => localStorage.setItem(name, text), [name, text] as const)

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Dispatches the event of a tab that becomes visible, because an automated browser treats all tabs as visible. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * Sets the browser's clock to tomorrow at a time (`HH:mm`) in Bali, and returns tomorrow's date. The date is fixed,
 * even if the test runs over midnight.
 */
export async function freezeClockAt(page: Page, time: string): Promise<LocalDate> {
  const day = addDays(todayInBali(new Date()), 1)
  await page.clock.setFixedTime(instantInBali(day, time))
  return day
}
