import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Guests } from './guests.ts'
import { readTrip } from './trip.ts'

/** Returns the date and the guests of the last search in this tab. A date before `today` is dropped. */
export function searchedTrip(today: LocalDate): { date: LocalDate | null; guests: Guests | null } {
  const trip = readTrip()
  const date = parseLocalDate(trip.date)
  return { date: date && date >= today ? date : null, guests: trip.guests }
}
