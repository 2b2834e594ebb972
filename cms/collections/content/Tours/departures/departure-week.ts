import { departureCapacity, startTimesOn, type TourSchedule } from '@nusa/shared/booking'
import type { StartTime } from '@nusa/shared/catalog'
import {
  addDays,
  datesBetween,
  type LocalDate,
  type TourDateProblem,
  tourDateProblem,
  weekdayIndex,
} from '@nusa/shared/dates'

/** `startTimeId` is empty if the override applies to the whole day. */
export interface CapacityOverride {
  date: string
  startTimeId: string
  places: number
}

export interface WeekDeparture {
  startTime: StartTime
  /** Null means unlimited. */
  capacity: number | null
  isCapacityChanged: boolean
}

export interface WeekDay {
  date: LocalDate
  /**
   * Why the tour does not run on this day, for example because the date is blocked. If the value is null, the start
   * times decide which departures run.
   */
  problem: TourDateProblem | null
  departures: WeekDeparture[]
}

const anyPackage = null

type Schedule = Pick<TourSchedule, 'starting_date' | 'end_date' | 'block_dates' | 'start_times'>

export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, -weekdayIndex(date))
}

/** Returns the seven days from `monday` on, including past days and days that can no longer be booked. */
export function buildDepartureWeek(
  schedule: Schedule,
  monday: LocalDate,
  overrides: readonly CapacityOverride[],
): WeekDay[] {
  return datesBetween(monday, addDays(monday, 6)).map((date) => {
    const findOverride = (startTimeId: string) =>
      overrides.find((override) => override.date === date && override.startTimeId === startTimeId)?.places
    // Each day counts as today, so that no day is reported as past or too far ahead.
    const assumedToday = date
    return {
      date,
      problem: tourDateProblem({ ...schedule, cut_off_days: 0 }, date, assumedToday),
      departures: startTimesOn(schedule, date, anyPackage).map((startTime) => {
        const capacity = departureCapacity(startTime, findOverride)
        return { startTime, capacity, isCapacityChanged: capacity !== startTime.capacity }
      }),
    }
  })
}
