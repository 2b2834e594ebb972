import { type BaliNow, daysBetween, type LocalDate, maxDaysAhead } from '../dates/index.ts'
import type { BookingProblem } from './messages.ts'
import { transportMessages as messages } from './transport-messages.ts'

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
