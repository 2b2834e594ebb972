import { isLocalDate } from '@nusa/shared/dates'
import { type Guests, guestsIn, guestTotal } from './guests.ts'
import { askedIn } from './query.ts'

/** The day and the party that the traveller last searched for in this tab. */
export interface Trip {
  /** `yyyy-mm-dd`, or empty. */
  date: string
  /** Null if the search named none. */
  guests: Guests | null
}

const key = 'trip'
const noTrip: Trip = { date: '', guests: null }

/** Remembers what a search asks for. One guest is what a form starts with, so it counts as not named. */
export function saveTrip(date: string, guests: Guests | null): void {
  const query = new URLSearchParams()
  if (isLocalDate(date)) query.set('date', date)
  if (guests && guestTotal(guests) > 1) query.set('guests', `${guests.adults}-${guests.children}-${guests.infants}`)
  try {
    sessionStorage.setItem(key, query.toString())
  } catch {
    // Without storage each page starts with its own day and party.
  }
}

/** Remembers what the address of a search asks for, which may come from a link; an address that names neither changes nothing. */
export function saveAskedTrip(params: URLSearchParams): void {
  const { when, guests } = askedIn(params)
  if (when || guests) saveTrip(when, guests)
}

export function readTrip(): Trip {
  try {
    const query = new URLSearchParams(sessionStorage.getItem(key) ?? '')
    const date = query.get('date') ?? ''
    return { date: isLocalDate(date) ? date : '', guests: guestsIn(query) }
  } catch {
    return noTrip
  }
}
