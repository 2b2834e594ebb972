import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Guests } from './guests.ts'
import { readTrip } from './trip.ts'

/** Returns the initial values of forms: the last search in this tab. A date before `today` is dropped. */
export function searchedTrip(today: LocalDate): { date: LocalDate | null; guests: Guests | null } {
  const { date, guests } = readTrip()
  const day = parseLocalDate(date)
  return { date: day && day >= today ? day : null, guests }
}
