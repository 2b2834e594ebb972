import type { LocalDate, TourDateProblem } from '@nusa/shared/dates'
import type { CalendarDay } from '../../tour-calendar/month.ts'

const closedWords: Record<TourDateProblem, string> = {
  date_blocked: 'Blocked',
  date_past: 'Past',
  date_cut_off: 'Too late to book',
  date_too_far: 'Too far ahead',
  date_before_start: 'Before the first day',
  date_after_end: 'After the last day',
}

/** Why nobody can book a day: for its dates, or since nothing is left of its places; null where one can. */
export function closedWord({ closed, places, left }: CalendarDay): string | null {
  if (closed !== null) return closedWords[closed]
  if (left !== 0) return null
  return places === 0 ? 'Closed' : 'Sold out'
}

/** How full a day is; null where nothing is held and nothing can be booked, or all of it. */
export function placesWords({ places, held, left, closed }: CalendarDay): string | null {
  const taken = held > 0 ? `${held} held` : null
  if (places === null || left === null) return taken
  if (closed !== null || left === 0) return taken && `${held} of ${places} held`
  return [`${left} of ${places} left`, taken].filter((words) => words !== null).join(', ')
}

const writer = (options: Intl.DateTimeFormatOptions) => {
  // The date's own digits: no zone of the reader's machine may move it.
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: LocalDate) => format.format(new Date(`${date}T00:00:00Z`))
}

/** 'December 2026'. */
export const monthWords = writer({ month: 'long', year: 'numeric' })

/** 'Thursday, 24 December 2026'. */
export const dayWords = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** 'Thu'. */
export const weekdayWords = writer({ weekday: 'short' })
