import type { Page } from '@playwright/test'

/** Simulates a return to the tab. An automated browser treats all tabs as visible, so the event is dispatched. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
