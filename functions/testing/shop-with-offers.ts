import type { Choice } from '@nusa/shared/cart'
import { createCancellationHelpers } from './cancellation-helpers.ts'
import { createCartRequest, dayFromNow, offerHotel, offerRental, offerTransfer } from './offers.ts'
import { startTestApp } from './start-app.ts'

/**
 * Starts an app that sells one offer of each kind: nine transfers a day, a car without a limit, nine rooms, and a tour.
 */
export async function startShopWithOffers() {
  const shop = await startTestApp()
  const at = await createCancellationHelpers(shop)
  return {
    shop,
    at,
    transfer: await offerTransfer(shop, { stock_per_day: 9 }),
    rental: await offerRental(shop),
    hotel: await offerHotel(shop, 9),
    place: async (...choices: Choice[]) => at.ayu.call('placeBooking', await createCartRequest(shop, choices)),
    /** Returns the units left on the days around a week from now. */
    left: (kind: string, id: number | string, from = dayFromNow(shop, 6), to = dayFromNow(shop, 11)) =>
      shop
        .newBrowser()
        .call('availability', undefined, `/api/availability?kind=${kind}&id=${id}&from=${from}&to=${to}`),
  }
}
