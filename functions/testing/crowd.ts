import { type PlaceBooking, stockKey } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { payloadBookings } from '../adapters/payload/bookings.ts'
import type { LockDays } from '../adapters/payload/stock.ts'
import { createApp } from '../app.ts'
import { Browser } from './browser.ts'
import { choose, requestFor } from './offer.ts'
import type { TestApp } from './start-app.ts'

/** The results of concurrent booking requests. */
export interface Outcome {
  placed: string[]
  refused: { code: string; details?: unknown }[]
}

/** Sends all requests at once and waits for every response. */
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

/** Returns a browser with the same session, on an app with another lock. */
export function shopWith({ office, deps, clock, siteUrl }: TestApp, { cookie }: Browser, lock: LockDays): Browser {
  const app = createApp({ ...deps, bookings: payloadBookings(office, () => clock.now, lock) })
  const browser = new Browser((request) => app.fetch(request), siteUrl)
  browser.cookie = cookie
  return browser
}

/**
 * A lock that does nothing, with the worst possible timing: all transactions count before any has written, because each keeps
 * the snapshot from before the last one started.
 */
export function noLock(crowd: number): LockDays {
  const allWaiting = Promise.withResolvers<void>()
  let waiting = 0
  return async (tx, needs) => {
    await tx.query({ text: 'set transaction isolation level repeatable read' })
    await tx.query({ text: 'select' })
    waiting += 1
    if (waiting === crowd) allWaiting.resolve()
    await allWaiting.promise
    return { alone: new Set(needs.map(stockKey)), before: new Map() }
  }
}

/** Returns requests of one adult each, for the same day of the same tour. */
export function singles(shop: TestApp, tour: Tour, count: number): PlaceBooking[] {
  return Array.from({ length: count }, () => requestFor(tour, [choose(shop, tour, { adults: 1 })]))
}
