import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { endOfMonth } from 'date-fns/endOfMonth'
import type { LocalDate } from './local-date.ts'
import { writeUtcDay } from './real-day.ts'

/** The last day that can be written yyyy-mm-dd. */
export const lastLocalDate = '9999-12-31' as LocalDate

/** The start of the day as a Date that reads and counts in UTC, so that no local time zone can move it. */
const toDate = (date: LocalDate) => new UTCDateMini(date)

/** The local date of what `toDate` returned and date-fns counted on from. Throws a RangeError outside the years 100 to 9999. */
function toLocalDate(date: Date): LocalDate {
  const year = date.getFullYear()
  if (!(year >= 100 && year <= 9999)) throw new RangeError('A date must lie in the years 100 to 9999.')
  return writeUtcDay(date) as LocalDate
}

/** The date so many days later, or earlier where `days` is negative. Throws a RangeError outside the years 100 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return toLocalDate(addDaysTo(toDate(date), days))
}

/** Days from one date to another: 1 from today to tomorrow, negative where `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return differenceInCalendarDays(toDate(to), toDate(from))
}

/** Below 0 where `a` is earlier, above 0 where it is later, 0 on the same day: an order for `sort`. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return daysBetween(b, a)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  return toDate(date).getDay()
}

/** The first day of the month that a date is in. */
export function startOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}01` as LocalDate
}

/** The first day of the month so many months after the one that a date is in; earlier where `months` is negative. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return toLocalDate(addMonthsTo(toDate(startOfMonth(date)), months))
}

/** Every day of the month that a date is in, in order. */
export function datesOfMonth(date: LocalDate): LocalDate[] {
  return datesBetween(startOfMonth(date), toLocalDate(endOfMonth(toDate(date))))
}

/** Every day from one date to another, both included; none where `to` is earlier. */
export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const length = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

/** Days of a rental, both ends counted: the 1st to the 3rd are 3. Throws a RangeError where `to` is earlier. */
export function rentalDays(from: LocalDate, to: LocalDate): number {
  return nightsBetween(from, to) + 1
}

/** Nights of a stay: the 1st to the 3rd are 2. Throws a RangeError where `to` is earlier. */
export function nightsBetween(from: LocalDate, to: LocalDate): number {
  const nights = daysBetween(from, to)
  if (nights < 0) throw new RangeError('The last day lies before the first.')
  return nights
}
