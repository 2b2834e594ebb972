import type { Page } from '@playwright/test'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

/** Returns the row of the booking history that links to this invoice. */
export function historyRow(page: Page, invoiceId: string): ReturnType<Page['locator']> {
  const link = page.locator(`a[href="/booking/confirmation/${invoiceId}"]`)
  return panel(page, 'Bookings').getByRole('listitem').filter({ has: link })
}
