import type { BaliNow, LocalDate } from '@nusa/shared/dates'
import { dayError } from './day-error.ts'
import { everyDayTexts as texts } from './day-error-texts.ts'

/** Returns whether a time (`HH:mm`) on a date has passed in Bali. */
export function hasTimePassed(time: string, date: LocalDate | null, now: BaliNow): boolean {
  return date === now.today && time <= now.time
}

/** Returns the first time from `preferred` on that is still possible on that date, otherwise `preferred`. */
export function firstPossibleTime(preferred: string, times: readonly string[], date: LocalDate, now: BaliNow): string {
  return times.find((time) => time >= preferred && !hasTimePassed(time, date, now)) ?? preferred
}

/** Returns whether one of these times is still to come today in Bali. */
export function hasTimeToday(times: readonly string[], now: BaliNow): boolean {
  return times.some((time) => !hasTimePassed(time, now.today, now))
}

/** Returns why a pickup at one of these times is impossible on a day, or null. */
export function pickupDayError(day: LocalDate, times: readonly string[], now: BaliNow): string | null {
  if (day === now.today && !hasTimeToday(times, now)) return texts.timesOver
  return dayError(day, now.today)
}
