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

export interface CalendarDeparture {
  /** Such as '01:00, Sunrise'. */
  name: string
  /** The capacity, or null if it is unlimited. */
  places: number | null
  /** The number of spots held by bookings. */
  held: number
  /** The number of spots left, or null if the capacity is unlimited. */
  left: number | null
}

export interface CalendarDay {
  date: LocalDate
  /** Why the date cannot be booked, or null. A date without a reason is bookable if spots are left. */
  closed: ScheduleProblem | null
  /**
   * `places` is the capacity. `places` and `left` are null if the capacity is unlimited. If the tour has start times,
   * both are sums of its departures.
   */
  places: number | null
  held: number
  left: number | null
  /** The number of bookings that hold spots on this day; null if the user may not see bookings. */
  bookings: number | null
  /** The entry under "Availability overrides" that changes the capacity of this day. */
  entry: { id: number; note: string } | null
  /** Empty for a tour without start times. */
  departures: CalendarDeparture[]
}

/** Dates are local dates in Bali. */
export interface TourMonth {
  title: string
  /** If the tour is not live, the days come from its newest draft. */
  is_live: boolean
  today: LocalDate
  days: CalendarDay[]
}

export interface DayCapacities {
  /** Null if the capacity is unlimited. */
  dailyCapacity: number | null
  entries: ReadonlyMap<string, { id: number; places: number; note: string }>
  holds: ReadonlyMap<string, { held: number; bookings: number }>
  /** Capacities that replace the default capacity of a departure, by `departureKey`. */
  departureEntries: ReadonlyMap<string, number>
  /** The number of spots held on a departure, by `departureKey`. */
  departureHolds: ReadonlyMap<string, number>
}

/** Stands for the whole day instead of a start time's ID, also in the keys of departures. */
const wholeDayId = ''

export const departureKey = (date: string, startTimeId: string) => `${date} ${startTimeId}`

/** Returns the first day of a month such as `2026-12`, or null for any other text. */
export function parseMonth(month: string): LocalDate | null {
  return /^2\d{3}-\d{2}$/.test(month) ? parseLocalDate(`${month}-01`) : null
}

/**
 * Returns every day of the month that contains the date `month`. A blocked day is reported as blocked, even if it also
 * cannot be booked for another reason.
 */
export function buildCalendarDays(
  tour: TourSchedule,
  capacities: DayCapacities,
  month: LocalDate,
  now: BaliNow,
): CalendarDay[] {
  const { dailyCapacity, entries, holds } = capacities
  return datesOfMonth(month).map((date) => {
    const entry = entries.get(date)
    const { held, bookings } = holds.get(date) ?? { held: 0, bookings: 0 }
    const departures = listDepartures(tour, capacities, date)
    const places = hasDepartures(tour)
      ? sumOrNull(departures.map((departure) => departure.places))
      : (entry?.places ?? dailyCapacity)
    const left = hasDepartures(tour)
      ? sumOrNull(departures.map((departure) => departure.left))
      : countSpotsLeft(places, held)
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

const countSpotsLeft = (places: number | null, held: number) => (places === null ? null : Math.max(0, places - held))

/** Returns null if one of the counts has no limit. */
function sumOrNull(counts: readonly (number | null)[]): number | null {
  let sum = 0
  for (const count of counts) {
    if (count === null) return null
    sum += count
  }
  return sum
}

function listDepartures(
  tour: TourSchedule,
  { entries, departureEntries, departureHolds }: DayCapacities,
  date: LocalDate,
): CalendarDeparture[] {
  const findOverride = (startTimeId: string) =>
    startTimeId === wholeDayId ? entries.get(date)?.places : departureEntries.get(departureKey(date, startTimeId))
  const countHeld = (startTimeId: string) => departureHolds.get(departureKey(date, startTimeId)) ?? 0
  return startTimesOn(tour, date, null).map((startTime) => {
    const { id, time, label } = startTime
    const places = departureCapacity(startTime, findOverride)
    const held = countHeld(id) + countHeld(wholeDayId)
    const name = formatStartTime({ start_time: time, start_label: label, time_zone: tour.time_zone })
    return { name, places, held, left: countSpotsLeft(places, held) }
  })
}
