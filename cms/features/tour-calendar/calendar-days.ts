import {
  datesOfMonth,
  type LocalDate,
  parseLocalDate,
  type TourDateProblem,
  type TourDates,
  tourDateProblem,
} from '@nusa/shared/dates'

/** One day of a tour, as shown to CMS users. */
export interface CalendarDay {
  date: LocalDate
  /** Why the day cannot be booked, or null if it can be booked while spots are left. */
  closed: TourDateProblem | null
  /** Capacity, and spots held and left. `places` and `left` are null without a capacity limit. */
  places: number | null
  held: number
  left: number | null
  /** The number of bookings with holds on this day; null for users who cannot see bookings. */
  bookings: number | null
  /** The entry under "Places on a date" that changes the capacity of this day. */
  entry: { id: number; note: string } | null
}

/** A month of a tour's calendar. Dates are local dates in Bali. */
export interface TourMonth {
  title: string
  /** Whether the days come from the live tour. If the tour is not live, they come from its newest draft. */
  is_live: boolean
  today: LocalDate
  days: CalendarDay[]
}

/** Capacity and holds of a tour, by day. */
export interface DayCapacities {
  /** Default capacity of a day; null if unlimited. */
  dailyCapacity: number | null
  entries: ReadonlyMap<string, { id: number; places: number; note: string }>
  holds: ReadonlyMap<string, { held: number; bookings: number }>
}

/** Returns the first day of a month such as `2026-12`; null for anything else. */
export function parseMonth(month: string): LocalDate | null {
  return /^2\d{3}-\d{2}$/.test(month) ? parseLocalDate(`${month}-01`) : null
}

/**
 * Returns every day of the month that contains `month`. A blocked day is reported as blocked even if other reasons
 * apply.
 */
export function calendarDays(
  tour: TourDates,
  { dailyCapacity, entries, holds }: DayCapacities,
  month: LocalDate,
  today: LocalDate,
): CalendarDay[] {
  return datesOfMonth(month).map((date) => {
    const entry = entries.get(date)
    const { held, bookings } = holds.get(date) ?? { held: 0, bookings: 0 }
    const places = entry?.places ?? dailyCapacity
    return {
      date,
      closed: tour.block_dates.includes(date) ? 'date_blocked' : tourDateProblem(tour, date, today),
      places,
      held,
      left: places === null ? null : Math.max(0, places - held),
      bookings,
      entry: entry ? { id: entry.id, note: entry.note } : null,
    }
  })
}
