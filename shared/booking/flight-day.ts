import { baliTimeZone, minutesOfTime, minutesPerDay, parseClockTime, type TimeZone } from '../dates/index.ts'
import type { StoredAnswer } from './questions.ts'
import {
  isDeparture,
  isTransferAnswer,
  maxMinutesOverMidnight,
  readTransferAnswers,
  transferQuestionIds,
} from './transfer-details.ts'

/** When a transfer is picked up, as stored with its booking. */
interface StoredPickupTime {
  pickup_time?: string | null | undefined
  time_zone?: TimeZone | null | undefined
}

/** The texts after the time of a flight that is not on the day of the pickup. */
export const flightDays = { before: 'day before', after: 'next day' } as const

type FlightDay = (typeof flightDays)[keyof typeof flightDays]

/**
 * Returns on which day the flight of a transfer is, if midnight is between it and the pickup; otherwise null. A flight
 * from the airport leaves after the pickup, and one to it arrives before.
 */
export function findFlightDay(
  answers: readonly StoredAnswer[],
  { pickup_time, time_zone }: StoredPickupTime,
): FlightDay | null {
  const zone = time_zone ?? baliTimeZone
  const given = readTransferAnswers(answers)
  const pickup = parseClockTime(pickup_time ?? '', zone)
  const flight = parseClockTime(given[transferQuestionIds.flightTime] ?? '', zone)
  if (pickup === null || flight === null) return null
  const isToAirport = isDeparture(given)
  const [first, second] = isToAirport ? [pickup, flight] : [flight, pickup]
  const minutes = minutesOfTime(second) - minutesOfTime(first)
  const isOverMidnight = minutes < 0 && minutes + minutesPerDay <= maxMinutesOverMidnight
  if (!isOverMidnight) return null
  return isToAirport ? flightDays.after : flightDays.before
}

/**
 * Returns the answers of a booking with the day of the flight, if midnight is between it and the pickup: '00:40 (next
 * day)'. A booking has one date, that of the pickup, so readers would take the flight for one of that date.
 */
export function withFlightDay(answers: readonly StoredAnswer[], pickup: StoredPickupTime): readonly StoredAnswer[] {
  const day = findFlightDay(answers, pickup)
  if (day === null) return answers
  return answers.map((one) =>
    isTransferAnswer(one) && one.question_id === transferQuestionIds.flightTime
      ? { ...one, answer: `${one.answer} (${day})` }
      : one,
  )
}
