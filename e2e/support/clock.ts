import type { Page } from '@playwright/test'
import { addDays, instantInBali, type LocalDate, todayInBali } from '../../shared/dates/index.ts'

/**
 * Sets the browser's clock to a time (`HH:mm`) in Bali tomorrow, so that no real midnight comes in between. @returns
 * that day
 */
export async function freezeClockAt(page: Page, time: string): Promise<LocalDate> {
  const day = addDays(todayInBali(new Date()), 1)
  await page.clock.setFixedTime(instantInBali(day, time))
  return day
}
