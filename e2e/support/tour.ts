import type { Page } from '@playwright/test'
import { wakeBookingForm } from './booking.ts'

/** A tour with four pictures, every section, packages of both markets and add-ons. */
export const TOUR = '/tour/ayung-river-white-water-rafting'

/** The page of a tour with its booking block alive. */
export async function openBooking(page: Page, path = TOUR) {
  await page.goto(path)
  await wakeBookingForm(page)
  return page.locator('#book')
}
