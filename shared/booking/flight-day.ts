import {
  addDays,
  baliTimeZone,
  formatDate,
  type LocalDate,
  parseClockTime,
  parseLocalDate,
  type TimeZone,
} from '../dates/index.ts'
import { type BookingStart, bookingStart } from './cancel-rule.ts'
import {
  compareWithFlight,
  type FlightDay,
  findPickupProblem,
  isFlightDay,
  type PickupProblem,
  type Ride,
} from './pickup-problem.ts'
import type { StoredAnswer } from './questions.ts'
import type { BookingKind, BookingStatus, PaymentStatus } from './statuses.ts'
import { isDeparture, isTransferAnswer, readTransferAnswers, transferQuestionIds } from './transfer-details.ts'

interface StoredPickupTime {
  /** The day that staff chose for the pickup, or null if they chose no day. */
  pickup_date?: string | null | undefined
  pickup_time?: string | null | undefined
  time_zone?: TimeZone | null | undefined
}

/** Returns null if the time of the pickup or flight is missing or is not a time of day. */
function readRide(answers: readonly StoredAnswer[], { pickup_time, time_zone }: StoredPickupTime): Ride | null {
  const timeZone = time_zone ?? baliTimeZone
  const answersById = readTransferAnswers(answers)
  const pickupTime = parseClockTime(pickup_time ?? '', timeZone)
  const flightTime = parseClockTime(answersById[transferQuestionIds.flightTime] ?? '', timeZone)
  if (pickupTime === null || flightTime === null) return null
  return { isToAirport: isDeparture(answersById), pickupTime, flightTime, timeZone }
}

/**
 * Returns the day of the flight: a date if staff chose the pickup day, otherwise 'next day' or 'day before'. Returns
 * null if the flight is on the day of the booking or its time is unknown.
 */
export function findFlightDay(
  answers: readonly StoredAnswer[],
  pickup: StoredPickupTime,
): FlightDay | LocalDate | null {
  const ride = readRide(answers, pickup)
  const flightDay = ride && compareWithFlight(ride).flightDay
  const pickupDate = ride && parseLocalDate(pickup.pickup_date)
  return pickupDate ? addDays(pickupDate, daysFromPickup(flightDay)) : flightDay
}

function daysFromPickup(flightDay: FlightDay | null): number {
  if (flightDay === null) return 0
  return flightDay === 'next day' ? 1 : -1
}

/** Returns null if the pickup fits the flight, a time is unknown, or the booking is not a transfer. */
export function findBookedPickupProblem(
  answers: readonly StoredAnswer[],
  { kind, ...pickup }: StoredPickupTime & { kind: BookingKind },
): PickupProblem | null {
  const ride = kind === 'transfer' ? readRide(answers, pickup) : null
  return ride && findPickupProblem(ride)
}

/**
 * Returns whether travellers see the pickup problem of the booking: if it is confirmed and paid, and has not started.
 * The texts promise that the team sees the problem, and the first page of the office counts only these bookings.
 */
export function isPickupProblemShown(
  booking: BookingStart & { status: BookingStatus; payment_status: PaymentStatus },
  now: Date,
): boolean {
  const { status, payment_status } = booking
  return status === 'confirmed' && payment_status === 'paid' && now < bookingStart(booking)
}

export const isFlightTimeAnswer = (answer: StoredAnswer) =>
  isTransferAnswer(answer) && answer.question_id === transferQuestionIds.flightTime

/**
 * Appends the day to the flight time: '00:40 (next day)'. Without the day, readers would assume that the flight is on
 * the day of the booking.
 */
export function appendFlightDay(answers: readonly StoredAnswer[], pickup: StoredPickupTime): readonly StoredAnswer[] {
  const day = findFlightDay(answers, pickup)
  if (day === null) return answers
  const dayText = isFlightDay(day) ? day : formatDate(day)
  return answers.map((answer) =>
    isFlightTimeAnswer(answer) ? { ...answer, answer: `${answer.answer} (${dayText})` } : answer,
  )
}
