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

export interface TourSchedule extends TourDates {
  /**
   * The minimum number of hours between booking and departure, for tours with start times. Replaces `cut_off_days`
   * unless it is null.
   */
  cut_off_hours: number | null
  start_times: readonly StartTime[]
  time_zone: TimeZone
}

export type ScheduleProblem = TourDateProblem | 'date_no_departure'

/** Without departures, travellers book only a date. */
export function hasDepartures({ start_times }: Pick<TourSchedule, 'start_times'>): boolean {
  return start_times.length > 0
}

function isOfferedOn({ weekdays, valid_from, valid_to }: StartTime, date: LocalDate): boolean {
  const isTooEarly = valid_from !== null && date < valid_from
  const isTooLate = valid_to !== null && date > valid_to
  if (isTooEarly || isTooLate) return false
  return weekdays.length === 0 || weekdays.includes(weekdayName(date))
}

/**
 * Returns the start times on a date, the earliest first.
 * @param packageId null returns the start times of all packages
 */
export function startTimesOn(
  { start_times }: Pick<TourSchedule, 'start_times'>,
  date: LocalDate,
  packageId: string | null,
): StartTime[] {
  return start_times
    .filter((startTime) => isOfferedOn(startTime, date) && isSoldWithPackage(startTime, packageId))
    .toSorted((a, b) => a.time.localeCompare(b.time))
}

/** Returns whether the package can be booked on a date. A tour without start times runs on every day. */
export function runsWithPackage(tour: Pick<TourSchedule, 'start_times'>, date: LocalDate, packageId: string): boolean {
  const isOffered = (startTime: StartTime) => isSoldWithPackage(startTime, packageId) && isOfferedOn(startTime, date)
  return !hasDepartures(tour) || tour.start_times.some(isOffered)
}

function isSoldWithPackage({ package_ids }: StartTime, packageId: string | null): boolean {
  return packageId === null || package_ids.length === 0 || package_ids.includes(packageId)
}

/**
 * Returns the capacity on a date, or null if it is unlimited. Closing the whole day closes the departure.
 * `functions/adapters/payload/stock.ts` computes this capacity in SQL, too.
 * @param overrideOf returns the capacity that staff have set on this date for a start time, or undefined. An empty id
 * stands for the whole day.
 */
export function departureCapacity(
  { id, capacity }: Pick<StartTime, 'id' | 'capacity'>,
  overrideOf: (startTimeId: string) => number | undefined,
): number | null {
  return overrideOf('') === 0 ? 0 : (overrideOf(id) ?? capacity)
}

export function departureInstant(
  { time_zone }: Pick<TourSchedule, 'time_zone'>,
  date: LocalDate,
  { time }: StartTime,
): Date {
  return instantInZone(date, time, time_zone)
}

/**
 * Returns when the sale of a departure ends. With a cut-off of two days, a departure on May 10 is sold until the end of
 * May 8 in Bali. Without a cut-off, the sale ends when the departure leaves or when its date ends in Bali, whichever is
 * earlier.
 */
export function departureSalesEnd(tour: TourSchedule, date: LocalDate, startTime: StartTime): Date {
  const departureMs = departureInstant(tour, date, startTime).getTime()
  const cutOffMs = departureMs - (tour.cut_off_hours ?? 0) * millisecondsInHour
  const lastSalesDay = tour.cut_off_hours === null ? addDays(date, -tour.cut_off_days) : date
  const endOfLastSalesDay = instantInBali(addDays(lastSalesDay, 1), '00:00')
  return new Date(Math.min(cutOffMs, endOfLastSalesDay.getTime()))
}

export function hasSalesEnded(tour: TourSchedule, date: LocalDate, startTime: StartTime, now: BaliNow): boolean {
  return instantInBali(now.today, now.time) >= departureSalesEnd(tour, date, startTime)
}

/** `cut_off_days` becomes 0 for a tour with a cut-off in hours. */
function toTourDates(tour: TourSchedule): TourDates {
  return hasDepartures(tour) && tour.cut_off_hours !== null ? { ...tour, cut_off_days: 0 } : tour
}

/**
 * Returns the most obvious reason why a date cannot be booked, or null. With start times, at least one departure must
 * still be bookable.
 * @param packageId null counts the departures of all packages
 */
export function scheduleProblem(
  tour: TourSchedule,
  date: LocalDate,
  now: BaliNow,
  packageId: string | null = null,
): ScheduleProblem | null {
  const problem = tourDateProblem(toTourDates(tour), date, now.today)
  if (problem !== null || !hasDepartures(tour)) return problem
  const departures = startTimesOn(tour, date, packageId)
  if (departures.length === 0) return 'date_no_departure'
  return departures.every((startTime) => hasSalesEnded(tour, date, startTime, now)) ? 'date_cut_off' : null
}

/**
 * Returns the first date that can be booked, or null if no day is left.
 * @param isAvailable returns false for days to skip, for example sold-out days
 */
export function firstScheduledDate(
  tour: TourSchedule,
  now: BaliNow,
  packageId: string | null = null,
  isAvailable: (date: LocalDate) => boolean = () => true,
): LocalDate | null {
  const tourDates = toTourDates(tour)
  const canBeBooked = (day: LocalDate) => scheduleProblem(tour, day, now, packageId) === null && isAvailable(day)
  let date = firstBookableDate(tourDates, now.today)
  while (date && !canBeBooked(date)) {
    date = firstBookableDate({ ...tourDates, starting_date: addDays(date, 1) }, now.today)
  }
  return date
}

export interface BookedStartTime {
  /** `HH:mm`, or empty for a tour sold by the day. */
  start_time: string
  start_label: string
  time_zone: TimeZone
}

/** Returns, for example, '01:00, Sunrise' or '03:30 WIB', or an empty string if there is no start time. */
export function formatStartTime({ start_time, start_label, time_zone }: BookedStartTime): string {
  if (start_time === '') return ''
  return [formatTimeInZone(start_time, time_zone), start_label].filter((text) => text !== '').join(', ')
}
