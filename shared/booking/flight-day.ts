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
import type { BookingKind } from './statuses.ts'
import { isDeparture, isTransferAnswer, readTransferAnswers, transferQuestionIds } from './transfer-details.ts'

/** The pickup of a transfer as stored with its booking. */
interface StoredPickupTime {
  /** The pickup day that staff chose; null if the pickup is on the day of the booking. */
  pickup_date?: string | null | undefined
  pickup_time?: string | null | undefined
  time_zone?: TimeZone | null | undefined
}

/**
 * Returns the ride of a booked transfer; null if the time of its pickup or flight is missing or is not a time of day.
 */
function readRide(answers: readonly StoredAnswer[], { pickup_time, time_zone }: StoredPickupTime): Ride | null {
  const timeZone = time_zone ?? baliTimeZone
  const answersById = readTransferAnswers(answers)
  const pickupTime = parseClockTime(pickup_time ?? '', timeZone)
  const flightTime = parseClockTime(answersById[transferQuestionIds.flightTime] ?? '', timeZone)
  if (pickupTime === null || flightTime === null) return null
  return { isToAirport: isDeparture(answersById), pickupTime, flightTime, timeZone }
}

/**
 * Returns the day of a transfer's flight. If staff chose another pickup day than the day of the booking, it is the date
 * of the flight. Otherwise it is 'next day' or 'day before' if midnight is between the pickup and the flight. Returns
 * null if the flight is on the day of the booking or its time is unknown.
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
 * Returns why the pickup of a booked transfer does not fit its flight, for example after a delay. Returns null if it
 * fits, if a time is unknown, or if the booking is not a transfer.
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
 * Appends the day of the flight to the answer with its time, unless it is the day of the booking: '00:40 (next day)'.
 * Otherwise readers would assume that the flight is on the day of the booking.
 */
export function withFlightDay(answers: readonly StoredAnswer[], pickup: StoredPickupTime): readonly StoredAnswer[] {
  const day = findFlightDay(answers, pickup)
  if (day === null) return answers
  const dayText = isFlightDay(day) ? day : formatDate(day)
  return answers.map((answer) =>
    isFlightTime(answer) ? { ...answer, answer: `${answer.answer} (${dayText})` } : answer,
  )
}
