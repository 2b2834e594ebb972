import { type RentalChoice, rentalEndDate } from '../cart/index.ts'
import { type BaliNow, rentalPickupTimes } from '../dates/index.ts'
import { type RentalLine, rentalLine } from '../pricing/index.ts'
import { dateRangeProblem, passengerProblem, pickupTimeProblem } from './check-common.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

export interface BookableRental {
  /** Empty if the car is always delivered. */
  pickup_location: string
  price_per_day: number
  add_ons: RentalLine['addOns']
}

export function isMeetingPointMissing(
  { pickup_location }: Pick<BookableRental, 'pickup_location'>,
  { deliveryLocation }: Pick<RentalChoice, 'deliveryLocation'>,
): boolean {
  return pickup_location.trim() === '' && deliveryLocation.trim() === ''
}

export function findRentalProblems(
  rental: BookableRental | null,
  choice: RentalChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  if (!rental) return [{ reason: 'rental_gone', message: messages.rentalUnavailable }]
  const problems: (BookingProblem | null)[] = [
    rentalLine(rental, choice).ok ? null : { reason: 'add_on_gone', message: messages.rentalAddOnUnavailable },
    // A rental that starts in 9999 would end on a date that cannot be represented. Therefore the last day is computed
    // only if the first day can be booked.
    dateRangeProblem(choice.date, choice.date, now) ?? dateRangeProblem(choice.date, rentalEndDate(choice), now),
    pickupTimeProblem(choice, rentalPickupTimes, now),
    isMeetingPointMissing(rental, choice) ? { reason: 'place_missing', message: messages.placeMissing } : null,
    passengers && passengerProblem(choice, passengers),
  ]
  return problems.filter((problem) => problem !== null)
}
