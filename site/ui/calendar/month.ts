import { addDays, addMonths, datesOfMonth, type LocalDate, weekdayIndex } from '@nusa/shared/dates'
import { monthNames, weekdays } from '../texts.ts'

/** Returns the title of a month: 'November 2026'. */
export function monthTitle(date: LocalDate): string {
  return `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** Returns the accessible name of a day: 'Monday, November 23, 2026'. */
export function dayName(date: LocalDate): string {
  const month = monthNames[Number(date.slice(5, 7)) - 1]
  return `${weekdays[weekdayIndex(date)]}, ${month} ${Number(date.slice(8))}, ${date.slice(0, 4)}`
}

/** Returns the day that gets the focus, or null for other keys. */
export function dateForKey(key: string, date: LocalDate): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayIndex(date))
    case 'End':
      return addDays(date, 6 - weekdayIndex(date))
    case 'PageUp':
      return sameDayInMonth(date, -1)
    case 'PageDown':
      return sameDayInMonth(date, 1)
    default:
      return null
  }
}

/** Returns the last day if the month is too short. */
function sameDayInMonth(date: LocalDate, months: number): LocalDate {
  const days = datesOfMonth(addMonths(date, months))
  return days[Math.min(Number(date.slice(8)), days.length) - 1] ?? date
}
