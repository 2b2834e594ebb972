import type { Choice } from '@nusa/shared/cart'
import { cancellingAt } from './cancelling.ts'
import { startTestApp } from './start-app.ts'
import { cartOf, dayIn, offerHotel, offerRental, offerTransfer } from './trade.ts'

/** Starts an app that sells one offer of each kind: nine transfers a day, a car without a limit, nine rooms, and a tour. */
export async function startTradeShop() {
  const shop = await startTestApp()
  const at = await cancellingAt(shop)
  return {
    shop,
    at,
    transfer: await offerTransfer(shop, { stock_per_day: 9 }),
    rental: await offerRental(shop),
    hotel: await offerHotel(shop, 9),
    place: async (...choices: Choice[]) => at.ayu.ask('placeBooking', await cartOf(shop, choices)),
    /** Returns the units left on the days around a week from now. */
    left: (kind: string, id: number | string, from = dayIn(shop, 6), to = dayIn(shop, 11)) =>
      shop.newBrowser().ask('availability', undefined, `/api/availability?kind=${kind}&id=${id}&from=${from}&to=${to}`),
  }
}
