import { type Guests, guestsIn, guestTotal } from './guests.ts'

/** Where both forms lead. */
export const searchPath = '/search'

/** Longer texts find nothing. */
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
  const text = (...names: string[]) => names.map((name) => params.get(name)?.trim()).find(Boolean) ?? ''
  return { what: text('q', 'what').slice(0, longestText), when: text('date', 'when'), guests: guestsIn(params) }
}

/** What stays when a search on /search is refined: the place, and how its list is narrowed, sorted and shown. */
const lasting = ['where', 'category', 'sort', 'view']

export function lastingQuery(params: URLSearchParams): Query {
  return [...params].filter(([name]) => lasting.includes(name))
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
