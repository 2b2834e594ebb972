import { type BaliNow, daysBetween, type LocalDate, maxDaysAhead } from '../dates/index.ts'
import type { Party } from '../pricing/index.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

/** Returns why a date range is not bookable for an offer available every day: it is in the past or too far ahead. */
export function dateRangeProblem(first: LocalDate, last: LocalDate, { today }: BaliNow): BookingProblem | null {
  if (first < today) return { reason: 'date_past', message: messages.datePast(first) }
  if (daysBetween(today, last) > maxDaysAhead) return { reason: 'date_too_far', message: messages.dateTooFar(last) }
  return null
}

/** Returns why a pickup time is not possible: it is not offered, or has already passed today. */
export function pickupTimeProblem(
  { date, pickupTime }: { date: LocalDate; pickupTime: string },
  times: readonly string[],
  now: BaliNow,
): BookingProblem | null {
  if (!times.includes(pickupTime)) return { reason: 'time_not_offered', message: messages.timeNotOffered(pickupTime) }
  const hasPassed = date === now.today && pickupTime <= now.time
  return hasPassed ? { reason: 'time_past', message: messages.timePast(pickupTime) } : null
}

/** Checks that there is one named passenger for each adult, child and infant. */
export function passengerProblem(party: Party, passengers: readonly Passenger[]): BookingProblem | null {
  const count = (type: Passenger['type']) => passengers.filter((passenger) => passenger.type === type).length
  const isComplete =
    count('adult') === party.adults && count('child') === party.children && count('infant') === party.infants
  return isComplete ? null : { reason: 'passengers_mismatch', message: messages.passengersMismatch(party) }
}
