import { checkBooking, type OfferedChoice } from '../booking/offered-choice.ts'
import { baliNow } from '../dates/index.ts'
import { makeRentalItem, makeRoomItem, makeTransferItem } from './booking.ts'
import { makeHotelOffer, makeRentalOffer, makeTransferOffer } from './products.ts'

/** Noon in Bali, ten days before the bookings of these examples start. */
export const now = baliNow(new Date('2026-11-21T04:00:00Z'))

type Changes<Make extends (changes: never) => unknown> = Parameters<Make>[0]

export const offeredTransfer = (
  changes?: Changes<typeof makeTransferItem>,
  offer = makeTransferOffer(),
): OfferedChoice => ({
  kind: 'transfer',
  item: makeTransferItem(changes),
  offer,
})

export const offeredRental = (changes?: Changes<typeof makeRentalItem>, offer = makeRentalOffer()): OfferedChoice => ({
  kind: 'rental',
  item: makeRentalItem(changes),
  offer,
})

export const offeredRoom = (changes?: Changes<typeof makeRoomItem>, offer = makeHotelOffer()): OfferedChoice => ({
  kind: 'room',
  item: makeRoomItem(changes),
  offer,
})

export const reasonsOf = (offeredChoice: OfferedChoice) =>
  checkBooking(offeredChoice, null, now).map(({ reason }) => reason)

export const messagesOf = (offeredChoice: OfferedChoice) =>
  checkBooking(offeredChoice, null, now).map(({ message }) => message)
