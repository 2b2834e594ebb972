import { datesOfMonth, startOfMonth, weekdayOf } from './calendar.ts'
import type { LocalDate } from './local-date.ts'

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (date: LocalDate) => (weekdayOf(date) + 6) % 7

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof weekdays)[number]

export function weekdayName(date: LocalDate): Weekday {
  return weekdays[weekdayIndex(date)] ?? 'mon'
}

/** Returns weeks from Monday to Sunday. The days before and after the month are null. */
export function monthGrid(month: LocalDate): (LocalDate | null)[][] {
  const days: (LocalDate | null)[] = [
    ...Array<null>(weekdayIndex(startOfMonth(month))).fill(null),
    ...datesOfMonth(month),
  ]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
