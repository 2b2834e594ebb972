import { daysBetween, type LocalDate, type LocalNow, maxDaysAhead } from '@nusa/shared/dates'

const texts = {
  past: 'this day has passed',
  tooEarly: 'before the first day',
  noTimesLeft: 'no times left today',
  tooFar: 'more than two years ahead',
} as const

/**
 * Returns why a day cannot be chosen for an offer that is available every day, or null. `firstDay` is the earliest day.
 */
export function dayError(day: LocalDate, today: LocalDate, firstDay = today): string | null {
  if (day < today) return texts.past
  if (day < firstDay) return texts.tooEarly
  return daysBetween(today, day) > maxDaysAhead ? texts.tooFar : null
}

/** Returns whether the time on that date has passed. `time` is HH:mm; `now` is in the same time zone as `time`. */
export function hasTimePassed(time: string, date: LocalDate | null, now: LocalNow): boolean {
  return date === now.today && time <= now.time
}

/** Returns the first time from `preferredTime` on that has not passed on that date, otherwise `preferredTime`. */
export function firstPossibleTime(
  preferredTime: string,
  times: readonly string[],
  date: LocalDate,
  now: LocalNow,
): string {
  return times.find((time) => time >= preferredTime && !hasTimePassed(time, date, now)) ?? preferredTime
}

export function hasTimeToday(times: readonly string[], now: LocalNow): boolean {
  return times.some((time) => !hasTimePassed(time, now.today, now))
}

export function pickupDayError(day: LocalDate, times: readonly string[], now: LocalNow): string | null {
  if (day === now.today && !hasTimeToday(times, now)) return texts.noTimesLeft
  return dayError(day, now.today)
}
