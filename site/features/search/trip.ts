import { isLocalDate } from '@nusa/shared/dates'
import { type Guests, guestsFromParams, sumGuests } from './guests.ts'
import { searchFromParams } from './query.ts'

/** The last search in this tab. */
export interface Trip {
  /** `yyyy-mm-dd`, or empty. */
  date: string
  /** Null if the search contained no guests. */
  guests: Guests | null
}

const storageKey = 'trip'
const noTrip: Trip = { date: '', guests: null }

/** Stores the search for this tab. One guest is the default of a form, so it is not stored. */
export function saveTrip(date: string, guests: Guests | null): void {
  const query = new URLSearchParams()
  if (isLocalDate(date)) query.set('date', date)
  if (guests && sumGuests(guests) > 1) query.set('guests', `${guests.adults}-${guests.children}-${guests.infants}`)
  try {
    sessionStorage.setItem(storageKey, query.toString())
  } catch {
    // Without storage, the forms of each page start with their default date and guests.
  }
}

/** Stores the search of a URL. If the URL has neither a date nor guests, the stored search stays. */
export function saveTripFromParams(params: URLSearchParams): void {
  const { when, guests } = searchFromParams(params)
  if (when || guests) saveTrip(when, guests)
}

export function readTrip(): Trip {
  try {
    const query = new URLSearchParams(sessionStorage.getItem(storageKey) ?? '')
    const date = query.get('date') ?? ''
    return { date: isLocalDate(date) ? date : '', guests: guestsFromParams(query) }
  } catch {
    return noTrip
  }
}
