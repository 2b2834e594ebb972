import { daysBetween, type LocalDate } from '@nusa/shared/dates'

/** Days from the first to the last; while only the first has been chosen, `to` is null. */
export interface DateRange {
  from: LocalDate
  to: LocalDate | null
}

/**
 * The range after a day has been picked. The first pick begins it, the second ends it; a third begins anew, and so does a day
 * that lies before the first, too close behind it, or behind what `canEnd` does not reach. `shortest` is the least number of
 * days from the first to the last.
 */
export function withPicked(
  { from, to }: DateRange,
  day: LocalDate,
  shortest: number,
  canEnd: (day: LocalDate, from: LocalDate) => boolean = () => true,
): DateRange {
  const isEnd = to === null && daysBetween(from, day) >= shortest && canEnd(day, from)
  return isEnd ? { from, to: day } : { from: day, to: null }
}
