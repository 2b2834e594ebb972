import { daysBetween, type LocalDate } from '@nusa/shared/dates'

/** A range of days; `to` is null until the last day is chosen. */
export interface DateRange {
  from: LocalDate
  to: LocalDate | null
}

/**
 * Returns the range after a day was picked. The first pick starts a range and the second pick ends it. A third pick
 * starts a new range. So does a day that is before the first day, too close to it, or rejected by `canEnd`.
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
