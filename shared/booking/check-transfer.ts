import type { TransferChoice } from '../cart/index.ts'
import { transferTimeZone } from '../catalog/index.ts'
import { type BaliNow, baliTimeZone, nowInZone, type TimeZone, transferPickupTimes } from '../dates/index.ts'
import { transferLine } from '../pricing/index.ts'
import { dateRangeProblem, passengerProblem, pickupTimeProblem } from './check-common.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

export interface BookableTransfer {
  base_price: number | null
  /** The time zone of the airport. If it is missing, the time zone is Bali's. */
  time_zone?: TimeZone | undefined
  car: { id: number; seats: number }
}

export function findTransferProblems(
  transfer: BookableTransfer | null,
  choice: TransferChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  const canBePriced = transfer !== null && transferLine(transfer, choice) !== null
  if (!canBePriced) return [{ reason: 'transfer_gone', message: messages.transferUnavailable }]
  const zone = transferTimeZone(transfer)
  const localNow = nowInZone(now, zone)
  const problems = [
    carProblem(transfer, choice),
    dateRangeProblem(choice.date, choice.date, localNow, zone),
    pickupTimeProblem(choice, transferPickupTimes, localNow, zone) ?? timeZoneProblem(choice, zone),
    seatProblem(transfer, choice),
    passengers && passengerProblem(choice, passengers),
  ]
  return problems.filter((problem) => problem !== null)
}

/** The package of a transfer is its car. */
function carProblem({ car }: BookableTransfer, { packageId }: TransferChoice): BookingProblem | null {
  return String(car.id) === packageId ? null : { reason: 'package_gone', message: messages.carChanged }
}

/** The pickup time may have been chosen in another time zone than the airport's. */
function timeZoneProblem(
  { pickupTime, seenTimeZone = baliTimeZone }: TransferChoice,
  timeZone: TimeZone,
): BookingProblem | null {
  if (seenTimeZone === timeZone) return null
  const message = messages.pickupZoneChanged(pickupTime, seenTimeZone, timeZone)
  return { reason: 'start_time_changed', message, timeZone }
}

/** Only adults and children need a seat, because infants sit on a lap. */
function seatProblem({ car }: BookableTransfer, { adults, children, quantity }: TransferChoice): BookingProblem | null {
  const seatCount = car.seats * quantity
  if (adults + children <= seatCount) return null
  return { reason: 'too_many_guests', message: messages.tooFewSeats(seatCount, quantity) }
}
