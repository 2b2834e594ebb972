import type { BaliNow, LocalDate } from '@nusa/shared/dates'
import { whyNoDay } from './every-day.ts'
import { everyDayTexts as texts } from './every-day-texts.ts'

/** Says whether Bali's clock has passed a time (`HH:mm`) of a day. */
export function isTimeOver(time: string, date: LocalDate | null, now: BaliNow): boolean {
  return date === now.today && time <= now.time
}

/** The time that is wanted, else the first later one that can still be met on that day; the wanted one where there is none. */
export function firstTime(wanted: string, times: readonly string[], date: LocalDate, now: BaliNow): string {
  return times.find((time) => time >= wanted && !isTimeOver(time, date, now)) ?? wanted
}

/** Says whether one of these times is still to come today, in Bali. */
export function hasTimeToday(times: readonly string[], now: BaliNow): boolean {
  return times.some((time) => !isTimeOver(time, now.today, now))
}

/** Why nobody is picked up on a day at one of these times, or null where somebody is. */
export function whyNoPickup(day: LocalDate, times: readonly string[], now: BaliNow): string | null {
  if (day === now.today && !hasTimeToday(times, now)) return texts.timesOver
  return whyNoDay(day, now.today)
}
