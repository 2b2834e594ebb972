import type { APIRequestContext, Page } from '@playwright/test'
import { type TourOffer, tourOfferSchema } from '../../shared/catalog/index.ts'
import { decodeTourIndex, tourIndexSchema } from '../../shared/search/index.ts'
import { wakeBookingForm } from './booking.ts'

/** A tour with four pictures, every section, packages of both markets and add-ons, for any number of parties on every day. */
export const RAFTING = 'ayung-river-white-water-rafting'

export const TOUR = `/tour/${RAFTING}`

/** What is offered of a tour today, as its page reads it. */
export async function readTour(request: APIRequestContext, slug = RAFTING): Promise<TourOffer> {
  const read = async (path: string): Promise<unknown> => (await request.get(`/data/tours/${path}.json`)).json()
  const { tours } = decodeTourIndex(tourIndexSchema.parse(await read('index')))
  return tourOfferSchema.parse(await read(String(tours.find((tour) => tour.slug === slug)?.id)))
}

/** The page of a tour with its booking block alive. */
export async function openBooking(page: Page, path = TOUR) {
  await page.goto(path)
  await wakeBookingForm(page)
  return page.locator('#book')
}
