import type { Page } from '@playwright/test'

/** Simulates a return to the tab. An automated browser treats all tabs as visible, so the event is dispatched. */
export async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Simulates a return to a window that stayed visible next to another one. */
export async function returnToWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'))
    dispatchEvent(new Event('focus'))
  })
}
