import { isLocalDate } from '@nusa/shared/dates'
import { type Guests, guestsFromParams, sumGuests } from './guests.ts'

/** The search dialog and the inline search form submit to this page. */
export const searchPath = '/search'

/** In characters. A longer text is cut in a form, and ignored in a URL. */
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

export function createDialogQuery({ q, date, guests }: DialogSearch): Query {
  return [
    ...pairIfFilled('q', q),
    ...pairIfFilled('date', date),
    ['adults', String(guests.adults)],
    ['children', String(guests.children)],
    ['infants', String(guests.infants)],
  ]
}

/** Returns the query of the inline form. It contains guests only if there is more than one guest. */
export function createInlineQuery({ what, when, guests }: InlineSearch): Query {
  const party = `${guests.adults}-${guests.children}-${guests.infants}`
  return [
    ...pairIfFilled('what', what),
    ...pairIfFilled('when', when),
    ...pairIfFilled('guests', sumGuests(guests) > 1 ? party : ''),
  ]
}

/** Reads the URL of a search. The result contains the initial values of the inline form. */
export function searchFromParams(params: URLSearchParams): Omit<InlineSearch, 'guests'> & { guests: Guests | null } {
  return {
    what: readSearchText(params) || findFirstValidText(params, 'where'),
    // A date field accepts only `yyyy-mm-dd`.
    when: ['date', 'when'].map((name) => params.get(name) ?? '').find(isLocalDate) ?? '',
    guests: guestsFromParams(params),
  }
}

/** Returns the first parameter that is neither empty nor too long. */
function findFirstValidText(params: URLSearchParams, ...names: string[]): string {
  return names.map((name) => params.get(name)?.trim()).find((text) => text && text.length <= maxTextLength) ?? ''
}

const readSearchText = (params: URLSearchParams) => findFirstValidText(params, 'q', 'what')

/** The names of the parameters that every refined search keeps. */
const retainedNames = ['category', 'sort', 'view']

/**
 * Returns the parameters that a refined search keeps. The destination (`where`) is kept while the search text stays the
 * same. A search without a text drops the destination, because the form shows it as the text.
 */
export function findRetainedQuery(params: URLSearchParams, what: string): Query {
  const text = readSearchText(params)
  const names = text && text === what.trim() ? ['where', ...retainedNames] : retainedNames
  return [...params].filter(([name]) => names.includes(name))
}

function pairIfFilled(name: string, value: string): Query {
  const text = value.trim().slice(0, maxTextLength)
  return text ? [[name, text]] : []
}

/** Replaces the form's fields with the query, which the browser then submits. */
export function replaceFields(formData: FormData, query: Query): void {
  for (const name of [...formData.keys()]) formData.delete(name)
  for (const [name, value] of query) formData.append(name, value)
}
