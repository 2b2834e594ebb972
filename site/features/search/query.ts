import { isLocalDate } from '@nusa/shared/dates'
import { type Guests, guestsFromParams, guestTotal } from './guests.ts'

/** The search dialog and the inline search form submit to this page. */
export const searchPath = '/search'

/** In characters. Longer texts are ignored. */
export const maxTextLength = 120

export interface DialogSearch {
  q: string
  /** `yyyy-mm-dd`, or empty. */
  date: string
  guests: Guests
}

export interface InlineSearch {
  what: string
  /** `yyyy-mm-dd`, or empty. */
  when: string
  guests: Guests
}

type Query = [name: string, value: string][]

export function dialogQuery({ q, date, guests }: DialogSearch): Query {
  return [
    ...pairIfFilled('q', q),
    ...pairIfFilled('date', date),
    ['adults', String(guests.adults)],
    ['children', String(guests.children)],
    ['infants', String(guests.infants)],
  ]
}

/** Returns the query of the inline form. It contains guests only if there is more than one guest. */
export function inlineQuery({ what, when, guests }: InlineSearch): Query {
  const party = `${guests.adults}-${guests.children}-${guests.infants}`
  return [
    ...pairIfFilled('what', what),
    ...pairIfFilled('when', when),
    ...pairIfFilled('guests', guestTotal(guests) > 1 ? party : ''),
  ]
}

/** Reads the URL of a search. The result contains the initial values of the inline form. */
export function searchFromParams(params: URLSearchParams): Omit<InlineSearch, 'guests'> & { guests: Guests | null } {
  return {
    what: searchText(params) || firstValidText(params, 'where'),
    // A date field accepts only `yyyy-mm-dd`.
    when: ['date', 'when'].map((name) => params.get(name) ?? '').find(isLocalDate) ?? '',
    guests: guestsFromParams(params),
  }
}

/** Returns the first parameter that is neither empty nor too long. */
function firstValidText(params: URLSearchParams, ...names: string[]): string {
  return names.map((name) => params.get(name)?.trim()).find((text) => text && text.length <= maxTextLength) ?? ''
}

const searchText = (params: URLSearchParams) => firstValidText(params, 'q', 'what')

/** The names of the parameters that are always kept when a search is refined. */
const retainedNames = ['category', 'sort', 'view']

/**
 * Returns the parameters to keep when a search is refined. The destination (`where`) is kept only if the search has a
 * text that has not changed. With another text, the destination is outdated. In a search without text, the form shows
 * the destination as its text.
 */
export function retainedQuery(params: URLSearchParams, what: string): Query {
  const text = searchText(params)
  const names = text && text === what.trim() ? ['where', ...retainedNames] : retainedNames
  return [...params].filter(([name]) => names.includes(name))
}

function pairIfFilled(name: string, value: string): Query {
  const text = value.trim().slice(0, maxTextLength)
  return text ? [[name, text]] : []
}

/** Replaces the form's fields with the query, which the browser then submits. */
export function replaceFields(data: FormData, query: Query): void {
  for (const name of [...data.keys()]) data.delete(name)
  for (const [name, value] of query) data.append(name, value)
}
