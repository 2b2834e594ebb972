import { baliTimeZone, parseClockTime, type TimeZone } from '../dates/index.ts'
import {
  compareWithFlight,
  type FlightDay,
  findPickupProblem,
  formatFlight,
  type PickupProblem,
  type Ride,
} from './pickup-problem.ts'
import type { StoredAnswer } from './questions.ts'
import type { BookingKind } from './states.ts'
import { isDeparture, isTransferAnswer, readTransferAnswers, transferQuestionIds } from './transfer-details.ts'

/** When a transfer is picked up, as stored with its booking. */
interface StoredPickupTime {
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

/** Returns on which day the flight of a transfer is, if midnight is between it and the pickup; otherwise null. */
export function findFlightDay(answers: readonly StoredAnswer[], pickup: StoredPickupTime): FlightDay | null {
  const ride = readRide(answers, pickup)
  return ride && compareWithFlight(ride).flightDay
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

/**
 * Returns the answers of a booking with the day of the flight, if midnight is between it and the pickup: '00:40 (next
 * day)'. A booking has one date, that of the pickup, so readers would take the flight for one of that date.
 */
export function withFlightDay(answers: readonly StoredAnswer[], pickup: StoredPickupTime): readonly StoredAnswer[] {
  const day = findFlightDay(answers, pickup)
  if (day === null) return answers
  return answers.map((answer) =>
    isTransferAnswer(answer) && answer.question_id === transferQuestionIds.flightTime
      ? { ...answer, answer: formatFlight({ flight: answer.answer, flight_day: day }) }
      : answer,
  )
}
