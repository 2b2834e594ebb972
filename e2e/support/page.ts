import type { BrowserContext, Page } from '@playwright/test'
import { addDays, instantInBali, type LocalDate, todayInBali } from '../../shared/dates/index.ts'

/** Stores a localStorage entry before any page of the context opens. */
export const storeItem = (context: BrowserContext, name: string, text: string) =>
  context.addInitScript(([name, text]) => localStorage.setItem(name, text), [name, text] as const)

/** Returns the page's first-level heading with this text. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Simulates a return to the tab. An automated browser treats all tabs as visible, so the event is dispatched. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * Sets the browser's clock to a time (`HH:mm`) in Bali tomorrow, so that no real midnight comes in between. @returns
 * that day
 */
export async function freezeClockAt(page: Page, time: string): Promise<LocalDate> {
  const day = addDays(todayInBali(new Date()), 1)
  await page.clock.setFixedTime(instantInBali(day, time))
  return day
}
