import { daysBetween, type LocalDate } from '@nusa/shared/dates'

/** `to` is null until the last day is chosen. */
export interface DateRange {
  from: LocalDate
  to: LocalDate | null
}

/**
 * The second pick ends the range. A third pick starts a new range, and so does a day that is before the first day, too
 * close to it, or rejected by `canEnd`.
 * @param minDays minimum number of days from the first to the last day
 */
export function pickDay(
  { from, to }: DateRange,
  day: LocalDate,
  minDays: number,
  canEnd: (day: LocalDate, from: LocalDate) => boolean = () => true,
): DateRange {
  const isEnd = to === null && daysBetween(from, day) >= minDays && canEnd(day, from)
  return isEnd ? { from, to: day } : { from: day, to: null }
}
