import type { TourChoice } from '../cart/index.ts'
import type { AddOn, Package } from '../catalog/index.ts'
import { type LocalDate, type TourDates, tourDateProblem } from '../dates/index.ts'
import { countGuests, maxAddOnQuantity, packagesNeeded, type TourLine, tourLine } from '../pricing/index.ts'
import { passengerProblem } from './check-common.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

/** The fields of a `Tour` or `TourOffer` that decide whether it can be booked. */
export interface BookableTour extends TourDates {
  pricing: readonly Package[]
  add_on: readonly AddOn[]
  /** The largest party per booking, counting adults and children; 0 means no limit. */
  max_guests: number
}

/**
 * Returns every reason why a tour cannot be booked as chosen, each with advice; empty if it can be booked. `tour` is
 * the current offer, or null if it is no longer offered. `passengers` is null before the traveller has entered them.
 * `today` is the date in Bali. The cart uses this check to warn early, the server to validate the booking.
 */
export function checkTourBooking(
  tour: BookableTour | null,
  choice: TourChoice,
  passengers: readonly Passenger[] | null,
  today: LocalDate,
): BookingProblem[] {
  if (!tour) return [{ reason: 'tour_gone', message: messages.tourUnavailable }]
  const problems = [
    offerProblem(tour, choice),
    dateProblem(tour, choice.date, today),
    guestProblem(tour, choice),
    packageCountProblem(tour, choice),
    passengers && passengerProblem(choice, passengers),
  ]
  return problems.filter((problem) => problem !== null)
}

function offerProblem(tour: BookableTour, choice: TourChoice): BookingProblem | null {
  const result = tourLine(tour, choice)
  if (result.ok) return marketProblem(result.line, choice) ?? addOnQuantityProblem(result.line)
  return result.reason === 'package_gone'
    ? { reason: 'package_gone', message: messages.packageUnavailable }
    : { reason: 'add_on_gone', message: messages.addOnUnavailable }
}

/** Rejects a package for residents that was restricted after another traveller had added it to the cart. */
function marketProblem({ package: pack }: TourLine, { isResident }: TourChoice): BookingProblem | null {
  if (pack.market !== 'indonesia' || isResident) return null
  return { reason: 'residents_only', message: messages.residentsOnly }
}

function addOnQuantityProblem(line: TourLine): BookingProblem | null {
  const tooMany = line.addOns.find(({ addOn, quantity }) => quantity > maxAddOnQuantity(addOn))
  if (!tooMany) return null
  const message = messages.tooManyOfAddOn(tooMany.addOn.name, maxAddOnQuantity(tooMany.addOn))
  return { reason: 'too_many_of_add_on', message }
}

function dateProblem(tour: BookableTour, date: LocalDate, today: LocalDate): BookingProblem | null {
  const reason = tourDateProblem(tour, date, today)
  return reason && { reason, message: messages.date(reason, tour, date, today) }
}

function guestProblem(tour: BookableTour, { adults, children }: TourChoice): BookingProblem | null {
  if (tour.max_guests === 0 || adults + children <= tour.max_guests) return null
  return { reason: 'too_many_guests', message: messages.tooManyGuests(tour.max_guests) }
}

/** Rejects fewer packages than the party needs: a boat for six does not leave with twelve. */
function packageCountProblem(tour: BookableTour, choice: TourChoice): BookingProblem | null {
  const pack = tour.pricing.find(({ id }) => id === choice.packageId)
  if (pack?.type !== 'per_package' || pack.guests_per_package === null) return null
  const needed = packagesNeeded(pack, choice)
  if (choice.packageCount >= needed) return null
  const message = messages.tooFewPackages(pack.guests_per_package, countGuests(choice), needed)
  return { reason: 'too_few_packages', message }
}
