import type { Page } from '@playwright/test'

/** The traveller comes back to a tab. A driven browser shows all of its tabs at once, so the page is told. */
export async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** The traveller comes back to a window that stood in sight beside another one all the time. */
export async function returnToWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'))
    dispatchEvent(new Event('focus'))
  })
}
