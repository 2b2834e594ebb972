import { type CreateBooking, stockKey } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { payloadBookings } from '../adapters/payload/bookings.ts'
import type { LockDays } from '../adapters/payload/stock.ts'
import { createApp } from '../app.ts'
import { Browser } from './browser.ts'
import type { TestApp } from './start-app.ts'
import { choose, requestFor } from './tours.ts'

export interface BookingOutcomes {
  created: string[]
  refused: { code: string; details?: unknown }[]
}

export async function bookConcurrently(browser: Browser, requests: readonly CreateBooking[]): Promise<BookingOutcomes> {
  const outcome: BookingOutcomes = { created: [], refused: [] }
  await Promise.all(
    requests.map(async (request) => {
      const response = await browser.send('POST', '/api/bookings', request)
      const body = await response.json()
      if (response.ok) outcome.created.push(body.invoiceId)
      else outcome.refused.push(body.error)
    }),
  )
  return outcome
}

/** Returns a browser with the session of the given browser. Its app uses the given lock. */
export function browserWithLock(
  { office, deps, clock, siteUrl }: TestApp,
  { cookie }: Browser,
  lock: LockDays,
): Browser {
  const app = createApp({ ...deps, bookings: payloadBookings(office, () => clock.now, lock) })
  const browser = new Browser((request) => app.fetch(request), siteUrl)
  browser.cookie = cookie
  return browser
}

/**
 * Returns a lock that locks nothing, so that concurrent requests overbook. It waits until all transactions have
 * started. All of them then count the reserved capacity before any of them writes.
 */
export function noLock(requestCount: number): LockDays {
  const allWaiting = Promise.withResolvers<void>()
  let waiting = 0
  return async (tx, needs) => {
    await tx.query({ text: 'set transaction isolation level repeatable read' })
    await tx.query({ text: 'select' })
    waiting += 1
    if (waiting === requestCount) allWaiting.resolve()
    await allWaiting.promise
    return { limitedKeys: new Set(needs.map(stockKey)), stocksBeforeLock: new Map() }
  }
}

export function singleRequests(shop: TestApp, tour: Tour, count: number): CreateBooking[] {
  return Array.from({ length: count }, () => requestFor(tour, [choose(shop, tour, { adults: 1 })]))
}
