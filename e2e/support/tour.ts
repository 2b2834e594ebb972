import type { Page } from '@playwright/test'
import { wakeBookingForm } from './booking.ts'

/** A tour with four pictures, every section, packages of both markets and add-ons, for any number of parties on every day. */
export const RAFTING = 'ayung-river-white-water-rafting'

export const TOUR = `/tour/${RAFTING}`

/** The page of a tour with its booking block alive. */
export async function openBooking(page: Page, path = TOUR) {
  await page.goto(path)
  await wakeBookingForm(page)
  return page.locator('#book')
}
