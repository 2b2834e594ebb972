import {
  addDays,
  baliTimeZone,
  formatDate,
  type LocalDate,
  parseClockTime,
  parseLocalDate,
  type TimeZone,
} from '../dates/index.ts'
import {
  compareWithFlight,
  type FlightDay,
  findPickupProblem,
  isFlightDay,
  type PickupProblem,
  type Ride,
} from './pickup-problem.ts'
import type { StoredAnswer } from './questions.ts'
import type { BookingKind } from './states.ts'
import { isDeparture, isTransferAnswer, readTransferAnswers, transferQuestionIds } from './transfer-details.ts'

/** When a transfer is picked up, as stored with its booking. */
interface StoredPickupTime {
  /** The day that staff chose; null if it is the day of the booking. */
  pickup_date?: string | null | undefined
  pickup_time?: string | null | undefined
  time_zone?: TimeZone | null | undefined
}

/** Returns the ride of a booked transfer; null if the pickup or the flight is unknown or cannot be read as a time. */
function readRide(answers: readonly StoredAnswer[], { pickup_time, time_zone }: StoredPickupTime): Ride | null {
  const timeZone = time_zone ?? baliTimeZone
  const given = readTransferAnswers(answers)
  const pickupTime = parseClockTime(pickup_time ?? '', timeZone)
  const flightTime = parseClockTime(given[transferQuestionIds.flightTime] ?? '', timeZone)
  if (pickupTime === null || flightTime === null) return null
  return { isToAirport: isDeparture(given), pickupTime, flightTime, timeZone }
}

/**
 * Returns on which day the flight of a transfer is: 'next day' or 'day before' if midnight is between it and the pickup.
 * Returns its date if staff chose another day for the pickup than that of the booking. Otherwise returns null.
 */
export function findFlightDay(
  answers: readonly StoredAnswer[],
  pickup: StoredPickupTime,
): FlightDay | LocalDate | null {
  const ride = readRide(answers, pickup)
  const flightDay = ride && compareWithFlight(ride).flightDay
  const date = ride && parseLocalDate(pickup.pickup_date)
  return date ? addDays(date, daysFromPickup(flightDay)) : flightDay
}

function daysFromPickup(flightDay: FlightDay | null): number {
  if (flightDay === null) return 0
  return flightDay === 'next day' ? 1 : -1
}

/**
 * Returns why the pickup of a booked transfer does not fit its flight, as after a delay. Returns null if it fits, if a
 * time is unknown, and for other bookings.
 */
export function findBookedPickupProblem(
  answers: readonly StoredAnswer[],
  { kind, ...pickup }: StoredPickupTime & { kind: BookingKind },
): PickupProblem | null {
  const ride = kind === 'transfer' ? readRide(answers, pickup) : null
  return ride && findPickupProblem(ride)
}

/** Returns whether an answer is the time of the flight of a transfer. */
export const isFlightTime = (answer: StoredAnswer) =>
  isTransferAnswer(answer) && answer.question_id === transferQuestionIds.flightTime

/**
 * Returns the answers of a booking with the day of the flight, if midnight is between it and the pickup: '00:40 (next
 * day)'. Readers would otherwise take the flight for one on the date of the booking.
 */
export function withFlightDay(answers: readonly StoredAnswer[], pickup: StoredPickupTime): readonly StoredAnswer[] {
  const day = findFlightDay(answers, pickup)
  if (day === null) return answers
  const dayText = isFlightDay(day) ? day : formatDate(day)
  return answers.map((answer) =>
    isFlightTime(answer) ? { ...answer, answer: `${answer.answer} (${dayText})` } : answer,
  )
}
