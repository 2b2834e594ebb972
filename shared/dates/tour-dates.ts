import { addDays, daysBetween, lastLocalDate } from './calendar.ts'
import type { LocalDate } from './local-date.ts'

export interface TourDates {
  starting_date: LocalDate | null
  end_date: LocalDate | null
  /** The minimum number of days between booking and tour; 0 means that today can be booked. */
  cut_off_days: number
  block_dates: readonly LocalDate[]
}

export type TourDateProblem =
  | 'date_past'
  | 'date_cut_off'
  | 'date_too_far'
  | 'date_before_start'
  | 'date_after_end'
  | 'date_blocked'

export const defaultCutOffDays = 1

/** Two years, even if one of them is a leap year. */
export const maxDaysAhead = 731

/** Returns the most obvious reason why a date cannot be booked; null if it can. `today` is the date in Bali. */
export function tourDateProblem(tour: TourDates, date: LocalDate, today: LocalDate): TourDateProblem | null {
  const daysAhead = daysBetween(today, date)
  if (daysAhead < 0) return 'date_past'
  if (daysAhead < tour.cut_off_days) return 'date_cut_off'
  if (daysAhead > maxDaysAhead) return 'date_too_far'
  if (tour.starting_date && date < tour.starting_date) return 'date_before_start'
  if (tour.end_date && date > tour.end_date) return 'date_after_end'
  if (tour.block_dates.includes(date)) return 'date_blocked'
  return null
}

/** Returns the first date that can be booked; null if no day is left. `today` is the date in Bali. */
export function firstBookableDate(tour: TourDates, today: LocalDate): LocalDate | null {
  const isLimitRepresentable = daysBetween(today, lastLocalDate) > maxDaysAhead
  const latestDate = isLimitRepresentable ? addDays(today, maxDaysAhead) : lastLocalDate
  const lastDate = tour.end_date && tour.end_date < latestDate ? tour.end_date : latestDate
  if (daysBetween(today, lastDate) < tour.cut_off_days) return null
  const earliestDate = addDays(today, tour.cut_off_days)
  let date = tour.starting_date && tour.starting_date > earliestDate ? tour.starting_date : earliestDate
  while (date <= lastDate) {
    if (!tour.block_dates.includes(date)) return date
    if (date === lastLocalDate) return null
    date = addDays(date, 1)
  }
  return null
}
