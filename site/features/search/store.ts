/** What other features know of searches. */
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Guests } from './guests.ts'
import { readTrip } from './trip.ts'

/** What was searched for in this tab, for a form to start with. A day before `today` counts as none. */
export function searchedTrip(today: LocalDate): { date: LocalDate | null; guests: Guests | null } {
  const { date, guests } = readTrip()
  const day = parseLocalDate(date)
  return { date: day && day >= today ? day : null, guests }
}
