import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Guests } from './guests.ts'
import { readTrip } from './trip.ts'

/**
 * Returns the date and the guests of the last search in this tab, which are the initial values of forms. A date before
 * `today` is dropped.
 */
export function searchedTrip(today: LocalDate): { date: LocalDate | null; guests: Guests | null } {
  const { date, guests } = readTrip()
  const day = parseLocalDate(date)
  return { date: day && day >= today ? day : null, guests }
}
