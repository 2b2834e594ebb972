import { millisecondsInHour } from 'date-fns/constants'
import type { StartTime } from '../catalog/index.ts'
import {
  addDays,
  type BaliNow,
  firstBookableDate,
  formatTimeInZone,
  instantInBali,
  instantInZone,
  type LocalDate,
  type TimeZone,
  type TourDateProblem,
  type TourDates,
  tourDateProblem,
  weekdayName,
} from '../dates/index.ts'

/** The fields of a tour or tour offer that decide when it can be booked. */
export interface TourSchedule extends TourDates {
  /** Minimum number of hours between booking and departure, instead of `cut_off_days`; only with start times. */
  cut_off_hours: number | null
  start_times: readonly StartTime[]
  time_zone: TimeZone
}

/** Why a date or a departure cannot be booked. */
export type ScheduleProblem = TourDateProblem | 'date_no_departure'

/** Returns whether a tour is sold by departure, instead of by the day. */
export function hasDepartures({ start_times }: Pick<TourSchedule, 'start_times'>): boolean {
  return start_times.length > 0
}

/** Returns whether a start time runs on a date: on its weekdays, from its first to its last day. */
function runsOn({ weekdays, valid_from, valid_to }: StartTime, date: LocalDate): boolean {
  if ((valid_from !== null && date < valid_from) || (valid_to !== null && date > valid_to)) return false
  return weekdays.length === 0 || weekdays.includes(weekdayName(date))
}

/**
 * Returns the start times of a tour that run on a date, earliest first.
 *
 * @param packageId returns only start times for which this package is sold; null for any package
 */
export function startTimesOn(
  { start_times }: Pick<TourSchedule, 'start_times'>,
  date: LocalDate,
  packageId: string | null,
): StartTime[] {
  return start_times
    .filter((startTime) => runsOn(startTime, date) && isSoldFor(startTime, packageId))
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
}

/** Returns whether a package of a tour runs on a date. A tour without start times runs on every day. */
export function runsWithPackage(tour: Pick<TourSchedule, 'start_times'>, date: LocalDate, packageId: string): boolean {
  const runs = (startTime: StartTime) => isSoldFor(startTime, packageId) && runsOn(startTime, date)
  return !hasDepartures(tour) || tour.start_times.some(runs)
}

function isSoldFor({ package_ids }: StartTime, packageId: string | null): boolean {
  return packageId === null || package_ids.length === 0 || package_ids.includes(packageId)
}

/**
 * Returns the capacity of a departure; null if unlimited. It is 0 if the whole day is closed, otherwise the number that
 * staff have set for this date, or else that of the start time. Bookings lock the same capacity in SQL
 * (`functions/adapters/payload/stock.ts`).
 *
 * @param overrideOf returns the capacity that staff have set on the date for the departure of a start time, or for the
 *   whole day if the id is empty
 */
export function departureCapacity(
  { id, capacity }: Pick<StartTime, 'id' | 'capacity'>,
  overrideOf: (startTimeId: string) => number | undefined,
): number | null {
  return overrideOf('') === 0 ? 0 : (overrideOf(id) ?? capacity)
}

/** Returns the instant at which a start time leaves on a date. */
export function departsAt({ time_zone }: Pick<TourSchedule, 'time_zone'>, date: LocalDate, { time }: StartTime): Date {
  return instantInZone(date, time, time_zone)
}

/**
 * Returns the instant at which online sale of a departure ends: the cut-off in hours before it leaves, or at the end of
 * the last day that the cut-off in days allows. It never ends after the departure, nor after its date has ended in
 * Bali.
 */
export function departureSalesEnd(tour: TourSchedule, date: LocalDate, startTime: StartTime): Date {
  const leaves = departsAt(tour, date, startTime).getTime()
  const lastDay = tour.cut_off_hours === null ? addDays(date, -tour.cut_off_days) : date
  const cutOff = leaves - (tour.cut_off_hours ?? 0) * millisecondsInHour
  return new Date(Math.min(cutOff, instantInBali(addDays(lastDay, 1), '00:00').getTime()))
}

/** Returns whether a departure can no longer be booked online. */
export function isTooLate(tour: TourSchedule, date: LocalDate, startTime: StartTime, now: BaliNow): boolean {
  return instantInBali(now.today, now.time) >= departureSalesEnd(tour, date, startTime)
}

/** The dates of a tour by the day: a cut-off in hours replaces the one in days. */
function datesOf(tour: TourSchedule): TourDates {
  return hasDepartures(tour) && tour.cut_off_hours !== null ? { ...tour, cut_off_days: 0 } : tour
}

/**
 * Returns the most obvious reason why a tour cannot be booked on a date; null if it can. With start times, at least one
 * of them must run on that date and still be bookable.
 *
 * @param packageId considers only the departures of this package; null for any package
 */
export function scheduleProblem(
  tour: TourSchedule,
  date: LocalDate,
  now: BaliNow,
  packageId: string | null = null,
): ScheduleProblem | null {
  const problem = tourDateProblem(datesOf(tour), date, now.today)
  if (problem !== null || !hasDepartures(tour)) return problem
  const departures = startTimesOn(tour, date, packageId)
  if (departures.length === 0) return 'date_no_departure'
  return departures.every((startTime) => isTooLate(tour, date, startTime, now)) ? 'date_cut_off' : null
}

/**
 * Returns the first day on which a tour can be booked, or null if no day is left.
 *
 * @param isAvailable skips days for which it returns false, for example sold-out days
 */
export function firstScheduledDate(
  tour: TourSchedule,
  now: BaliNow,
  packageId: string | null = null,
  isAvailable: (date: LocalDate) => boolean = () => true,
): LocalDate | null {
  const dates = datesOf(tour)
  let date = firstBookableDate(dates, now.today)
  while (date && (scheduleProblem(tour, date, now, packageId) !== null || !isAvailable(date))) {
    date = firstBookableDate({ ...dates, starting_date: addDays(date, 1) }, now.today)
  }
  return date
}

/** The start time of a booking or of a chosen departure. */
export interface BookedStartTime {
  /** `HH:mm`; empty for a tour sold by the day. */
  start_time: string
  start_label: string
  time_zone: TimeZone
}

/** Returns the start time for travellers and staff: '01:00, Sunrise', '03:30 WIB'; empty without a start time. */
export function formatStartTime({ start_time, start_label, time_zone }: BookedStartTime): string {
  if (start_time === '') return ''
  return [formatTimeInZone(start_time, time_zone), start_label].filter((text) => text !== '').join(', ')
}
