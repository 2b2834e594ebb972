import type { LocalDate } from './local-date.ts'

/** The last day that can be written yyyy-mm-dd. */
export const lastLocalDate = '9999-12-31' as LocalDate

const millisecondsPerDay = 86_400_000

/** The whole days from 1 January 1970 to this date; a count of days, so no zone and no summer time touch it. */
function dayNumber(date: LocalDate): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / millisecondsPerDay
}

/** The date of a day number. Throws a RangeError outside the years 100 to 9999, which can't be written yyyy-mm-dd. */
function fromDayNumber(days: number): LocalDate {
  const instant = new Date(days * millisecondsPerDay)
  const year = instant.getUTCFullYear()
  if (!(year >= 100 && year <= 9999)) throw new RangeError('A date must lie in the years 100 to 9999.')
  return [
    String(year).padStart(4, '0'),
    String(instant.getUTCMonth() + 1).padStart(2, '0'),
    String(instant.getUTCDate()).padStart(2, '0'),
  ].join('-') as LocalDate
}

/** The date so many days later, or earlier where `days` is negative. Throws a RangeError outside the years 100 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** Days from one date to another: 1 from today to tomorrow, negative where `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Below 0 where `a` is earlier, above 0 where it is later, 0 on the same day: an order for `sort`. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return daysBetween(b, a)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  // 1 January 1970, day 0, was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** The first day of the month that a date is in. */
export function startOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}01` as LocalDate
}

/** The first day of the month so many months after the one that a date is in; earlier where `months` is negative. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return fromDayNumber(Date.UTC(year, month - 1 + months, 1) / millisecondsPerDay)
}

/** Every day of the month that a date is in, in order. */
export function datesOfMonth(date: LocalDate): LocalDate[] {
  const first = startOfMonth(date)
  const lastDay = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
  return datesBetween(first, addDays(first, lastDay - 1))
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
