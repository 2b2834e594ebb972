import { isLocalDate } from '@nusa/shared/dates'
import { type Guests, guestsIn, guestTotal } from './guests.ts'

/** Where both forms lead. */
export const searchPath = '/search'

/** Longer texts are nobody's search: they are as if they were not there. */
export const longestText = 120

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

/** What the dialog asks /search for. */
export function dialogQuery({ q, date, guests }: DialogSearch): Query {
  return [
    ...filled('q', q),
    ...filled('date', date),
    ['adults', String(guests.adults)],
    ['children', String(guests.children)],
    ['infants', String(guests.infants)],
  ]
}

/** What the form in a page's hero asks /search for; guests are named when there is more than one. */
export function inlineQuery({ what, when, guests }: InlineSearch): Query {
  const party = `${guests.adults}-${guests.children}-${guests.infants}`
  return [...filled('what', what), ...filled('when', when), ...filled('guests', guestTotal(guests) > 1 ? party : '')]
}

/** What an address has asked /search for, as either form writes it: what the form in a hero starts with. */
export function askedIn(params: URLSearchParams): Omit<InlineSearch, 'guests'> & { guests: Guests | null } {
  return {
    what: textIn(params) || textOf(params, 'where'),
    // A field for days complains of any other text.
    when: ['date', 'when'].map((name) => params.get(name) ?? '').find(isLocalDate) ?? '',
    guests: guestsIn(params),
  }
}

/** The first of these that an address says. */
function textOf(params: URLSearchParams, ...names: string[]): string {
  return names.map((name) => params.get(name)?.trim()).find((text) => text && text.length <= longestText) ?? ''
}

const textIn = (params: URLSearchParams) => textOf(params, 'q', 'what')

/** What stays when a search on /search is refined: how its list is narrowed, sorted and shown; the place beside the same text. */
const lasting = ['category', 'sort', 'view']

/** A place alone stands in the field for both, so the next search has it as its text; beside another text it has had its day. */
export function lastingQuery(params: URLSearchParams, what: string): Query {
  const text = textIn(params)
  const names = text && text === what.trim() ? ['where', ...lasting] : lasting
  return [...params].filter(([name]) => names.includes(name))
}

function filled(name: string, value: string): Query {
  const text = value.trim().slice(0, longestText)
  return text ? [[name, text]] : []
}

/** Lets a form's browser ask for this instead of its fields as they are. */
export function replaceFields(data: FormData, query: Query): void {
  for (const name of [...data.keys()]) data.delete(name)
  for (const [name, value] of query) data.append(name, value)
}
