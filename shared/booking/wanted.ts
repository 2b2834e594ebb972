import type { RentalChoice, RoomChoice, TourChoice, TransferChoice } from '../cart/index.ts'
import type { BaliNow } from '../dates/index.ts'
import { type Line, rentalLine, roomLine, tourLine, transferLine } from '../pricing/index.ts'
import { type BookableRental, checkRentalBooking } from './check-rental.ts'
import { type BookableHotel, checkRoomBooking } from './check-room.ts'
import { type BookableTour, checkTourBooking } from './check-tour.ts'
import { type BookableTransfer, checkTransferBooking } from './check-transfer.ts'
import type { BookingProblem } from './messages.ts'
import type { Passenger } from './place.ts'

/** What was chosen beside what is offered today; `offer` is null where it no longer is. */
export type Wanted =
  | { kind: 'tour'; item: TourChoice; offer: BookableTour | null }
  | { kind: 'transfer'; item: TransferChoice; offer: BookableTransfer | null }
  | { kind: 'rental'; item: RentalChoice; offer: BookableRental | null }
  | { kind: 'room'; item: RoomChoice; offer: BookableHotel | null }

/**
 * Everything that keeps a choice of any kind from being booked, with what to do about it; empty where it can be.
 * `passengers` is null while nobody has been asked for them. The cart asks this to warn early, the server before it books.
 */
export function checkBooking(wanted: Wanted, passengers: readonly Passenger[] | null, now: BaliNow): BookingProblem[] {
  switch (wanted.kind) {
    case 'tour':
      return checkTourBooking(wanted.offer, wanted.item, passengers, now.today)
    case 'transfer':
      return checkTransferBooking(wanted.offer, wanted.item, passengers, now)
    case 'rental':
      return checkRentalBooking(wanted.offer, wanted.item, passengers, now)
    case 'room':
      return checkRoomBooking(wanted.offer, wanted.item, passengers, now)
  }
}

/** The line that a choice is priced by, with today's prices; null where it is not offered any more. */
export function wantedLine(wanted: Wanted): Line | null {
  if (wanted.offer === null) return null
  switch (wanted.kind) {
    case 'tour': {
      const result = tourLine(wanted.offer, wanted.item)
      return result.ok ? result.line : null
    }
    case 'transfer':
      return transferLine(wanted.offer, wanted.item)
    case 'rental': {
      const result = rentalLine(wanted.offer, wanted.item)
      return result.ok ? result.line : null
    }
    case 'room':
      return roomLine(wanted.offer, wanted.item)
  }
}
