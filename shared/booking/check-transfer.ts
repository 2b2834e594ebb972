import type { TransferChoice } from '../cart/index.ts'
import { type BaliNow, transferPickupTimes } from '../dates/index.ts'
import { transferLine } from '../pricing/index.ts'
import { dateRangeProblem, passengerProblem, pickupTimeProblem } from './check-common.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

/** The fields of a `TransferOffer` that decide whether it can be booked. */
export interface BookableTransfer {
  base_price: number | null
  car: { id: number; seats: number }
}

/** Returns every reason why a transfer cannot be booked as chosen; see `checkTourBooking`. */
export function checkTransferBooking(
  transfer: BookableTransfer | null,
  choice: TransferChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  if (!transfer || !transferLine(transfer, choice))
    return [{ reason: 'transfer_gone', message: messages.transferUnavailable }]
  const problems = [
    carProblem(transfer, choice),
    dateRangeProblem(choice.date, choice.date, now),
    pickupTimeProblem(choice, transferPickupTimes, now),
    seatsProblem(transfer, choice),
    passengers && passengerProblem(choice, passengers),
  ]
  return problems.filter((problem) => problem !== null)
}

function carProblem({ car }: BookableTransfer, { packageId }: TransferChoice): BookingProblem | null {
  return String(car.id) === packageId ? null : { reason: 'package_gone', message: messages.carChanged }
}

/** Checks that adults and children have a seat each; infants sit on a lap. */
function seatsProblem(
  { car }: BookableTransfer,
  { adults, children, quantity }: TransferChoice,
): BookingProblem | null {
  const seats = car.seats * quantity
  if (adults + children <= seats) return null
  return { reason: 'too_many_guests', message: messages.tooFewSeats(seats, quantity) }
}
