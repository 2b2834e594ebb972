import { baliTimeZone, daysBetween, type LocalDate, type LocalNow, maxDaysAhead } from '../dates/index.ts'
import type { Party } from '../pricing/index.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

/**
 * Returns why a date range cannot be booked, for offers that are available on every day.
 * @param zone the time zone of the dates and of `today`
 */
export function dateRangeProblem(
  first: LocalDate,
  last: LocalDate,
  { today }: LocalNow,
  zone = baliTimeZone,
): BookingProblem | null {
  if (first < today) return { reason: 'date_past', message: messages.datePast(first, zone) }
  if (daysBetween(today, last) > maxDaysAhead) return { reason: 'date_too_far', message: messages.dateTooFar(last) }
  return null
}

/**
 * Returns why a pickup time cannot be booked: it is not offered, or it has passed.
 * @param zone the time zone of the pickup and of `now`
 */
export function pickupTimeProblem(
  { date, pickupTime }: { date: LocalDate; pickupTime: string },
  offeredTimes: readonly string[],
  now: LocalNow,
  zone = baliTimeZone,
): BookingProblem | null {
  if (!offeredTimes.includes(pickupTime)) {
    return { reason: 'time_not_offered', message: messages.timeNotOffered(pickupTime) }
  }
  const hasPassed = date === now.today && pickupTime <= now.time
  return hasPassed ? { reason: 'time_past', message: messages.timePast(pickupTime, zone) } : null
}

/** Returns a problem if the number of adults, children or infants differs from the party. */
export function passengerProblem(party: Party, passengers: readonly Passenger[]): BookingProblem | null {
  const countOf = (type: Passenger['type']) => passengers.filter((passenger) => passenger.type === type).length
  const isComplete =
    countOf('adult') === party.adults && countOf('child') === party.children && countOf('infant') === party.infants
  return isComplete ? null : { reason: 'passengers_mismatch', message: messages.passengersMismatch(party) }
}
