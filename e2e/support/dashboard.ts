import type { Page } from '@playwright/test'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

export function historyRow(page: Page, invoiceId: string): ReturnType<Page['locator']> {
  const link = page.locator(`a[href="/booking/confirmation/${invoiceId}"]`)
  return panel(page, 'Bookings').getByRole('listitem').filter({ has: link })
}
