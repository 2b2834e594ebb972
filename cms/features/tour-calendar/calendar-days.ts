import {
  departureCapacity,
  formatStartTime,
  hasDepartures,
  type ScheduleProblem,
  scheduleProblem,
  startTimesOn,
  type TourSchedule,
} from '@nusa/shared/booking'
import { type BaliNow, datesOfMonth, type LocalDate, parseLocalDate } from '@nusa/shared/dates'

/** A departure of a day. `places` and `left` are null without a capacity limit. */
export interface CalendarDeparture {
  /** '01:00, Sunrise'. */
  name: string
  places: number | null
  held: number
  left: number | null
}

/** One day of a tour, as shown to CMS users. */
export interface CalendarDay {
  date: LocalDate
  /** Why the day cannot be booked, or null if it can be booked while spots are left. */
  closed: ScheduleProblem | null
  /**
   * Capacity, and spots held and left. `places` and `left` are null without a capacity limit. With start times, they
   * are the sums of the departures.
   */
  places: number | null
  held: number
  left: number | null
  /** The number of bookings with holds on this day; null for users who cannot see bookings. */
  bookings: number | null
  /** The entry under "Availability overrides" that changes the capacity of this day. */
  entry: { id: number; note: string } | null
  /** Empty for a tour sold by the day. */
  departures: CalendarDeparture[]
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
  /** The capacity of departures that differs, and their holds, by `departureKey`. */
  departureEntries: ReadonlyMap<string, number>
  departureHolds: ReadonlyMap<string, number>
}

/** Returns the key of a departure, or of the whole day if the id of the start time is empty. */
export const departureKey = (date: string, startTimeId: string) => `${date} ${startTimeId}`

/** Returns the first day of a month such as `2026-12`; null for anything else. */
export function parseMonth(month: string): LocalDate | null {
  return /^2\d{3}-\d{2}$/.test(month) ? parseLocalDate(`${month}-01`) : null
}

/**
 * Returns every day of the month that contains `month`. A blocked day is reported as blocked even if other reasons
 * apply.
 */
export function calendarDays(
  tour: TourSchedule,
  capacities: DayCapacities,
  month: LocalDate,
  now: BaliNow,
): CalendarDay[] {
  const { dailyCapacity, entries, holds } = capacities
  return datesOfMonth(month).map((date) => {
    const entry = entries.get(date)
    const { held, bookings } = holds.get(date) ?? { held: 0, bookings: 0 }
    const departures = departuresOn(tour, capacities, date)
    const places = hasDepartures(tour)
      ? sumOrNull(departures.map((one) => one.places))
      : (entry?.places ?? dailyCapacity)
    const left = hasDepartures(tour) ? sumOrNull(departures.map((one) => one.left)) : leftOf(places, held)
    return {
      date,
      closed: tour.block_dates.includes(date) ? 'date_blocked' : scheduleProblem(tour, date, now),
      places,
      held,
      left,
      bookings,
      entry: entry ? { id: entry.id, note: entry.note } : null,
      departures,
    }
  })
}

const leftOf = (places: number | null, held: number) => (places === null ? null : Math.max(0, places - held))

function sumOrNull(counts: readonly (number | null)[]): number | null {
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
}

/** Returns the departures of a day, with the capacity that bookings lock. */
function departuresOn(
  tour: TourSchedule,
  { entries, departureEntries, departureHolds }: DayCapacities,
  date: LocalDate,
): CalendarDeparture[] {
  const overrideOf = (startTimeId: string) =>
    startTimeId === '' ? entries.get(date)?.places : departureEntries.get(departureKey(date, startTimeId))
  const heldBy = (startTimeId: string) => departureHolds.get(departureKey(date, startTimeId)) ?? 0
  return startTimesOn(tour, date, null).map((startTime) => {
    const { id, time, label } = startTime
    const places = departureCapacity(startTime, overrideOf)
    const held = heldBy(id) + heldBy('')
    const name = formatStartTime({ start_time: time, start_label: label, time_zone: tour.time_zone })
    return { name, places, held, left: leftOf(places, held) }
  })
}
