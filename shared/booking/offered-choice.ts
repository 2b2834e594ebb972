import type { RentalChoice, RoomChoice, TourChoice, TransferChoice } from '../cart/index.ts'
import { transferTimeZone } from '../catalog/index.ts'
import { addDays, type BaliNow, instantInBali, instantInZone, type LocalDate } from '../dates/index.ts'
import { type Line, rentalLine, roomLine, tourLine, transferLine } from '../pricing/index.ts'
import { type BookableRental, findRentalProblems } from './check-rental.ts'
import { type BookableHotel, findRoomProblems } from './check-room.ts'
import { type BookableTour, chosenPickupInstant, findTourProblems } from './check-tour.ts'
import { type BookableTransfer, findTransferProblems } from './check-transfer.ts'
import type { Passenger } from './create-booking.ts'
import { departureSalesEnd } from './departures.ts'
import type { BookingProblem } from './messages.ts'

/** `offer` is null if the product is no longer offered. */
export type OfferedChoice =
  | { kind: 'tour'; item: TourChoice; offer: BookableTour | null }
  | { kind: 'transfer'; item: TransferChoice; offer: BookableTransfer | null }
  | { kind: 'rental'; item: RentalChoice; offer: BookableRental | null }
  | { kind: 'room'; item: RoomChoice; offer: BookableHotel | null }

/**
 * Returns every reason why the choice cannot be booked. The cart uses this check to warn early, and the server to
 * validate the booking.
 * @param passengers null before the traveller has entered them
 */
export function checkBooking(
  offeredChoice: OfferedChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  switch (offeredChoice.kind) {
    case 'tour':
      return findTourProblems(offeredChoice.offer, offeredChoice.item, passengers, now)
    case 'transfer':
      return findTransferProblems(offeredChoice.offer, offeredChoice.item, passengers, now)
    case 'rental':
      return findRentalProblems(offeredChoice.offer, offeredChoice.item, passengers, now)
    case 'room':
      return findRoomProblems(offeredChoice.offer, offeredChoice.item, passengers, now)
  }
}

/**
 * Returns until when the choice can be booked. After that, `checkBooking` rejects the choice. A tour can be booked
 * until its cut-off, or until its pickup if the pickup is earlier. A transfer or rental can be booked until its pickup,
 * and a room until the end of the check-in day.
 */
export function salesEnd(offeredChoice: OfferedChoice): Date {
  const { date } = offeredChoice.item
  switch (offeredChoice.kind) {
    case 'tour':
      return tourSalesEnd(offeredChoice)
    case 'transfer':
      return instantInZone(date, offeredChoice.item.pickupTime, transferTimeZone(offeredChoice.offer))
    case 'rental':
      return instantInBali(date, offeredChoice.item.pickupTime)
    case 'room':
      return startOfDayAfter(date)
  }
}

function tourSalesEnd({ item, offer }: OfferedChoice & { kind: 'tour' }): Date {
  const { date, startTimeId } = item
  const startTime = offer?.start_times.find(({ id }) => id === startTimeId)
  if (offer && startTime) {
    const end = departureSalesEnd(offer, date, startTime)
    const pickupInstant = chosenPickupInstant(offer, item)
    return pickupInstant && pickupInstant < end ? pickupInstant : end
  }
  return startOfDayAfter(addDays(date, -(offer?.cut_off_days ?? 0)))
}

const startOfDayAfter = (date: LocalDate) => instantInBali(addDays(date, 1), '00:00')

/** Returns the choice with its current prices, or null if it is no longer offered. */
export function findCurrentLine(offeredChoice: OfferedChoice): Line | null {
  if (offeredChoice.offer === null) return null
  switch (offeredChoice.kind) {
    case 'tour': {
      const result = tourLine(offeredChoice.offer, offeredChoice.item)
      return result.ok ? result.line : null
    }
    case 'transfer':
      return transferLine(offeredChoice.offer, offeredChoice.item)
    case 'rental': {
      const result = rentalLine(offeredChoice.offer, offeredChoice.item)
      return result.ok ? result.line : null
    }
    case 'room':
      return roomLine(offeredChoice.offer, offeredChoice.item)
  }
}
