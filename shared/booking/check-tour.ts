import type { TourChoice } from '../cart/index.ts'
import type { AddOn, Package, TourPickup } from '../catalog/index.ts'
import { type BaliNow, formatInstant, instantInBali } from '../dates/index.ts'
import {
  countGuests,
  maxAddOnQuantity,
  packagesNeeded,
  resolvePickup,
  type TourLine,
  tourLine,
} from '../pricing/index.ts'
import { passengerProblem } from './check-common.ts'
import type { Passenger } from './create-booking.ts'
import { hasDepartures, hasSalesEnded, scheduleProblem, startTimesOn, type TourSchedule } from './departures.ts'
import { type BookingProblem, messages } from './messages.ts'
import { zonePickupInstant } from './pickup-details.ts'

export interface BookableTour extends TourSchedule {
  pricing: readonly Package[]
  add_on: readonly AddOn[]
  /** The largest party per booking, without infants. 0 means no limit. */
  max_guests: number
  /** Missing if travellers cannot choose a pickup. */
  pickup?: TourPickup | undefined
}

/**
 * Returns every reason why a tour cannot be booked as chosen. The cart uses this check to warn early, and the server to
 * validate the booking.
 * @param tour null if the tour is no longer offered
 * @param passengers null before the traveller has entered them
 */
export function findTourProblems(
  tour: BookableTour | null,
  choice: TourChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  if (!tour) return [{ reason: 'tour_gone', message: messages.tourUnavailable }]
  const problems = [
    offerProblem(tour, choice),
    dateProblem(tour, choice, now) ?? startTimeProblem(tour, choice, now),
    guestProblem(tour, choice),
    packageCountProblem(tour, choice),
    pickupProblem(tour, choice, now),
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

/** An editor may have restricted the package to residents after the traveller added it to the cart. */
function marketProblem({ package: pack }: TourLine, { isResident }: TourChoice): BookingProblem | null {
  if (pack.market !== 'indonesia' || isResident) return null
  return { reason: 'residents_only', message: messages.residentsOnly }
}

function addOnQuantityProblem(line: TourLine): BookingProblem | null {
  const excessiveAddOn = line.addOns.find(({ addOn, quantity }) => quantity > maxAddOnQuantity(addOn))?.addOn
  if (!excessiveAddOn) return null
  const message = messages.tooManyOfAddOn(excessiveAddOn.name, maxAddOnQuantity(excessiveAddOn))
  return { reason: 'too_many_of_add_on', message }
}

function dateProblem(tour: BookableTour, { date, packageId }: TourChoice, now: BaliNow): BookingProblem | null {
  const reason = scheduleProblem(tour, date, now, packageId)
  return reason && { reason, message: messages.date(reason, tour, date, now, packageId) }
}

/**
 * Rejects a departure that is no longer sold, or whose time or time zone has changed since the traveller saw it. Carts
 * of earlier releases contain the seen time without its zone. In this case, the traveller must accept the current time
 * and zone.
 */
function startTimeProblem(
  tour: BookableTour,
  { date, packageId, startTimeId, seenStartTime, seenTimeZone }: TourChoice,
  now: BaliNow,
): BookingProblem | null {
  if (startTimeId === null) {
    return hasDepartures(tour) ? { reason: 'start_time_missing', message: messages.startTimeMissing } : null
  }
  if (!tour.start_times.some(({ id }) => id === startTimeId)) {
    return { reason: 'start_time_gone', message: messages.startTimeGone(hasDepartures(tour)) }
  }
  const startTime = startTimesOn(tour, date, packageId).find(({ id }) => id === startTimeId)
  if (!startTime) return { reason: 'start_time_not_on_date', message: messages.startTimeNotOnDate(date) }
  if (hasSalesEnded(tour, date, startTime, now)) {
    return { reason: 'start_time_cut_off', message: messages.startTimeCutOff(tour, date, startTime) }
  }
  const { time, label } = startTime
  if (seenStartTime === undefined || (seenStartTime === time && seenTimeZone === tour.time_zone)) return null
  const message = messages.startTimeChanged({ time: seenStartTime, zone: seenTimeZone }, { time, zone: tour.time_zone })
  return { reason: 'start_time_changed', message, startTime: { time, label }, timeZone: tour.time_zone }
}

function guestProblem(tour: BookableTour, { adults, children }: TourChoice): BookingProblem | null {
  if (tour.max_guests === 0 || adults + children <= tour.max_guests) return null
  return { reason: 'too_many_guests', message: messages.tooManyGuests(tour.max_guests) }
}

/** For example, twelve guests need two boats for six. */
function packageCountProblem(tour: BookableTour, choice: TourChoice): BookingProblem | null {
  const pack = packageOf(tour, choice)
  if (pack?.type !== 'per_package' || pack.guests_per_package === null) return null
  const minCount = packagesNeeded(pack, choice)
  if (choice.packageCount >= minCount) return null
  const message = messages.tooFewPackages(pack.guests_per_package, countGuests(choice), minCount)
  return { reason: 'too_few_packages', message }
}

/** The pickup may have been removed since it was chosen. */
function pickupProblem(tour: BookableTour, choice: TourChoice, now: BaliNow): BookingProblem | null {
  const pickup = resolvePickup(tour.pickup, choice.pickup, packageOf(tour, choice))
  if (!pickup) return { reason: 'pickup_gone', message: messages.pickupUnavailable }
  const instant = chosenPickupInstant(tour, choice)
  const hasPassed = instant !== null && instant <= instantInBali(now.today, now.time)
  if (pickup.kind !== 'zone' || !hasPassed) return null
  const message = messages.pickupPast(pickup.zone.name, formatInstant(instant, tour.time_zone))
  return { reason: 'pickup_gone', message }
}

function packageOf({ pricing }: BookableTour, { packageId }: TourChoice): Package | undefined {
  return pricing.find(({ id }) => id === packageId)
}

/** Returns when the travellers are picked up, or null if no zone or no start time was chosen. */
export function chosenPickupInstant(tour: BookableTour, choice: TourChoice): Date | null {
  const pickup = resolvePickup(tour.pickup, choice.pickup, packageOf(tour, choice))
  const startTime = tour.start_times.find(({ id }) => id === choice.startTimeId)
  if (pickup?.kind !== 'zone' || !startTime) return null
  return zonePickupInstant({ date: choice.date, startTime: startTime.time, timeZone: tour.time_zone }, pickup.zone)
}
