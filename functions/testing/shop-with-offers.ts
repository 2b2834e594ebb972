import type { Choice } from '@nusa/shared/cart'
import { createCancellationHelpers } from './cancellation-helpers.ts'
import { createCartRequest, dayFromNow, offerHotel, offerRental, offerTransfer } from './offers.ts'
import { startTestApp } from './start-app.ts'

/** The capacity is nine transfers a day and nine rooms. The rental car and the tour have no limit. */
export async function startShopWithOffers() {
  const shop = await startTestApp()
  const helpers = await createCancellationHelpers(shop)
  return {
    shop,
    helpers,
    transfer: await offerTransfer(shop, { stock_per_day: 9 }),
    rental: await offerRental(shop),
    hotel: await offerHotel(shop, 9),
    placeBooking: async (...choices: Choice[]) =>
      helpers.ayu.call('placeBooking', await createCartRequest(shop, choices)),
    /** The default date range contains the day in a week. */
    readUnitsLeft: (kind: string, id: number | string, from = dayFromNow(shop, 6), to = dayFromNow(shop, 11)) =>
      shop
        .newBrowser()
        .call('availability', undefined, `/api/availability?kind=${kind}&id=${id}&from=${from}&to=${to}`),
  }
}
