import type { APIRequestContext, Page } from '@playwright/test'
import { type TourOffer, tourOfferSchema } from '../../shared/catalog/index.ts'
import { decodeTourIndex, tourIndexSchema } from '../../shared/search/index.ts'
import { hydrateBookingForm } from './booking.ts'

/** This tour has four images, all sections, packages of both markets and add-ons. It has no capacity limit. */
export const RAFTING_SLUG = 'ayung-river-white-water-rafting'

export const TOUR_PATH = `/tour/${RAFTING_SLUG}`

export async function readTour(request: APIRequestContext, slug = RAFTING_SLUG): Promise<TourOffer> {
  const readTourData = async (name: string): Promise<unknown> => (await request.get(`/data/tours/${name}.json`)).json()
  const { tours } = decodeTourIndex(tourIndexSchema.parse(await readTourData('index')))
  const id = tours.find((tour) => tour.slug === slug)?.id
  return tourOfferSchema.parse(await readTourData(String(id)))
}

/** Opens the page of a tour and waits until its booking form is interactive. */
export async function openBookingForm(page: Page, path = TOUR_PATH) {
  await page.goto(path)
  await hydrateBookingForm(page)
  return page.locator('#book')
}
