import { datesOfMonth, type LocalDate, type TourDateProblem, type TourDates, tourDateProblem } from '@nusa/shared/dates'

/** One day of a tour, as colleagues look at it. */
export interface CalendarDay {
  date: LocalDate
  /** Why nobody can book it any more or yet; null where one can while there are places. */
  closed: TourDateProblem | null
  /** How many places there are, how many are held, and how many are left: null where there is no bound. */
  places: number | null
  held: number
  left: number | null
  /** How many bookings hold them; null for who may not see bookings. */
  bookings: number | null
  /** The entry under Places on a date that gives this day another number. */
  entry: { id: number; note: string } | null
}

/** A month of a tour's calendar. Dates are Bali's. */
export interface TourMonth {
  title: string
  /** Whether the days are those of the tour as travellers see it; else those of its newest draft, as it is not on the site. */
  is_live: boolean
  today: LocalDate
  days: CalendarDay[]
}

/** What is known of a tour's days beside its dates, by day. */
export interface DayFigures {
  /** Of every day that has no number of its own; null for no bound. */
  placesPerDay: number | null
  entries: ReadonlyMap<string, { id: number; places: number; note: string }>
  holds: ReadonlyMap<string, { held: number; bookings: number }>
}

/** Every day of the month that a date is in. That a day is blocked is said before all else that may keep it closed. */
export function calendarDays(
  tour: TourDates,
  { placesPerDay, entries, holds }: DayFigures,
  month: LocalDate,
  today: LocalDate,
): CalendarDay[] {
  return datesOfMonth(month).map((date) => {
    const entry = entries.get(date)
    const { held, bookings } = holds.get(date) ?? { held: 0, bookings: 0 }
    const places = entry?.places ?? placesPerDay
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
