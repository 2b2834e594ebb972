import { type RentalChoice, rentalEnd } from '../cart/index.ts'
import { type BaliNow, rentalTimes } from '../dates/index.ts'
import { type RentalLine, rentalLine } from '../pricing/index.ts'
import { daysProblem, pickupProblem } from './check-dates.ts'
import { passengerProblem } from './check-passengers.ts'
import type { BookingProblem } from './messages.ts'
import type { Passenger } from './place.ts'
import { transportMessages as messages } from './transport-messages.ts'

/** What decides whether a car can be rented; a RentalOffer has it. */
export interface BookableRental {
  /** Where the car is fetched; empty where it is always brought. */
  pickup_location: string
  price_per_day: number
  add_ons: RentalLine['addOns']
}

/** Says whether nobody would know where to meet: the car is not fetched anywhere, and nothing says where to bring it. */
export function lacksPlace(
  { pickup_location }: Pick<BookableRental, 'pickup_location'>,
  { deliveryLocation }: Pick<RentalChoice, 'deliveryLocation'>,
): boolean {
  return pickup_location.trim() === '' && deliveryLocation.trim() === ''
}

/** Everything that keeps a car from being rented as chosen; see checkTourBooking, of which it is the like. */
export function checkRentalBooking(
  rental: BookableRental | null,
  choice: RentalChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  if (!rental) return [{ reason: 'rental_gone', message: messages.rentalGone }]
  const problems: (BookingProblem | null)[] = [
    rentalLine(rental, choice).ok ? null : { reason: 'add_on_gone', message: messages.rentalAddOnGone },
    // Its last day is asked for once its first is near: what begins in 9999 ends on a day that can't be written.
    daysProblem(choice.date, choice.date, now) ?? daysProblem(choice.date, rentalEnd(choice), now),
    pickupProblem(choice, rentalTimes, now),
    lacksPlace(rental, choice) ? { reason: 'place_missing', message: messages.placeMissing } : null,
    passengers && passengerProblem(choice, passengers),
  ]
  return problems.filter((problem) => problem !== null)
}
