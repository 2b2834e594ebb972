import { isLocalDate } from '@nusa/shared/dates'
import { type Guests, guestsFromParams, guestTotal } from './guests.ts'
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
  if (guests && guestTotal(guests) > 1) query.set('guests', `${guests.adults}-${guests.children}-${guests.infants}`)
  try {
    sessionStorage.setItem(storageKey, query.toString())
  } catch {
    // Without storage each page starts with its own date and guests.
  }
}

/**
 * Stores the search of a URL, because the visitor may have followed a link. Without date and guests nothing changes.
 */
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
