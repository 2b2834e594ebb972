import { daysBetween, type LocalDate } from '@nusa/shared/dates'

/** Days from the first to the last; while only the first has been chosen, `to` is null. */
export interface DateRange {
  from: LocalDate
  to: LocalDate | null
}

/**
 * The range after a day has been picked. The first pick begins it, the second ends it; a third begins anew, and so does a day
 * that lies before the first or too close behind it. `shortest` is the least number of days from the first to the last.
 */
export function withPicked({ from, to }: DateRange, day: LocalDate, shortest: number): DateRange {
  const isEnd = to === null && daysBetween(from, day) >= shortest
  return isEnd ? { from, to: day } : { from: day, to: null }
}
