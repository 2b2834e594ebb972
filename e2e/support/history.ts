import type { Page } from '@playwright/test'
import { panel } from './dashboard.ts'

/** Returns the row of the booking history that links to this invoice. */
export function historyRow(page: Page, invoiceId: string): ReturnType<Page['locator']> {
  const link = page.locator(`a[href="/booking/confirmation/${invoiceId}"]`)
  return panel(page, 'Bookings').getByRole('listitem').filter({ has: link })
}
