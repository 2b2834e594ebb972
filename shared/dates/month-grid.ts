import { datesOfMonth, startOfMonth, weekdayOf } from './calendar.ts'
import type { LocalDate } from './local-date.ts'

/** 0 for Monday to 6 for Sunday: a date's place in its week. */
export const weekdayIndex = (date: LocalDate) => (weekdayOf(date) + 6) % 7

/** A month as six or fewer weeks of seven, Monday first; null before its first and after its last day. */
export function monthGrid(month: LocalDate): (LocalDate | null)[][] {
  const days: (LocalDate | null)[] = [
    ...Array<null>(weekdayIndex(startOfMonth(month))).fill(null),
    ...datesOfMonth(month),
  ]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
