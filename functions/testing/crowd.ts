import type { PlaceBooking } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import type { Browser } from './browser.ts'
import { choose, requestFor } from './offer.ts'
import type { TestApp } from './start-app.ts'

/** How a crowd that placed at once fared. */
export interface Outcome {
  placed: string[]
  refused: { code: string; details?: unknown }[]
}

/** Sends all of these at once and waits for every answer. */
export async function placeAtOnce(browser: Browser, requests: readonly PlaceBooking[]): Promise<Outcome> {
  const outcome: Outcome = { placed: [], refused: [] }
  await Promise.all(
    requests.map(async (request) => {
      const answer = await browser.send('POST', '/api/bookings', request)
      const body = await answer.json()
      if (answer.ok) outcome.placed.push(body.invoiceId)
      else outcome.refused.push(body.error)
    }),
  )
  return outcome
}

/** So many requests of one adult each, for the same day of the same tour. */
export function singles(shop: TestApp, tour: Tour, count: number): PlaceBooking[] {
  return Array.from({ length: count }, () => requestFor(tour, [choose(shop, tour, { adults: 1 })]))
}
