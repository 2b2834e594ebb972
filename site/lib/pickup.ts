import type { BaliNow, LocalDate } from '@nusa/shared/dates'
import { whyNoDay } from './every-day.ts'
import { everyDayTexts as texts } from './every-day-texts.ts'

/** Returns whether a time (`HH:mm`) on a date has passed in Bali. */
export function isTimeOver(time: string, date: LocalDate | null, now: BaliNow): boolean {
  return date === now.today && time <= now.time
}

/** Returns the wanted time, or else the first later one still possible on that date, or else the wanted time. */
export function firstTime(wanted: string, times: readonly string[], date: LocalDate, now: BaliNow): string {
  return times.find((time) => time >= wanted && !isTimeOver(time, date, now)) ?? wanted
}

/** Returns whether one of these times is still to come today in Bali. */
export function hasTimeToday(times: readonly string[], now: BaliNow): boolean {
  return times.some((time) => !isTimeOver(time, now.today, now))
}

/** Returns why a pickup at one of these times is impossible on a day, or null. */
export function whyNoPickup(day: LocalDate, times: readonly string[], now: BaliNow): string | null {
  if (day === now.today && !hasTimeToday(times, now)) return texts.timesOver
  return whyNoDay(day, now.today)
}
