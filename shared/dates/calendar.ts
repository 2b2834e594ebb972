import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { endOfMonth } from 'date-fns/endOfMonth'
import type { LocalDate } from './local-date.ts'
import { formatUtcDay } from './local-date-text.ts'

export const lastLocalDate = '9999-12-31' as LocalDate

/** Calculates in UTC, so that the local time zone has no effect. */
const toDate = (date: LocalDate) => new UTCDateMini(date)

function toLocalDate(date: Date): LocalDate {
  const year = date.getFullYear()
  const isInRange = year >= 100 && year <= 9999
  if (!isInRange) throw new RangeError('A date must be in the years 100 to 9999.')
  return formatUtcDay(date) as LocalDate
}

/** Returns the date some days later; `days` may be negative. Throws a RangeError outside the years 100 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return toLocalDate(addDaysTo(toDate(date), days))
}

/** Returns 1 from today to tomorrow; negative if `end` is earlier. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return differenceInCalendarDays(toDate(end), toDate(start))
}

/** Returns a negative number if `a` is earlier, as `sort` expects. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return daysBetween(b, a)
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  return toDate(date).getDay()
}

export function startOfMonth(date: LocalDate): LocalDate {
  const yearAndMonth = date.slice(0, 'yyyy-mm'.length)
  return `${yearAndMonth}-01` as LocalDate
}

/** Returns the first day of the month; `months` may be negative. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return toLocalDate(addMonthsTo(toDate(startOfMonth(date)), months))
}

export function datesOfMonth(date: LocalDate): LocalDate[] {
  return datesBetween(startOfMonth(date), toLocalDate(endOfMonth(toDate(date))))
}

/** Includes both ends; empty if `end` is earlier. */
export function datesBetween(start: LocalDate, end: LocalDate): LocalDate[] {
  const length = Math.max(0, daysBetween(start, end) + 1)
  return Array.from({ length }, (_, index) => addDays(start, index))
}

/**
 * Returns the number of days including both ends: 3 from the 1st to the 3rd. Throws a RangeError if `end` is earlier.
 */
export function countRentalDays(start: LocalDate, end: LocalDate): number {
  return nightsBetween(start, end) + 1
}

/** Returns 2 from the 1st to the 3rd. Throws a RangeError if `end` is earlier. */
export function nightsBetween(start: LocalDate, end: LocalDate): number {
  const nights = daysBetween(start, end)
  if (nights < 0) throw new RangeError('The last day is before the first.')
  return nights
}
