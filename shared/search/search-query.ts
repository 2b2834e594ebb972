import { type LocalDate, parseLocalDate, tourDateProblem } from '../dates/index.ts'
import { hasText } from './has-text.ts'
import { type FindableTour, matchesText } from './suggest.ts'
import type { IndexedTour } from './tour-index.ts'

/** What /search was asked for, by the dialog's parameters or by those of the form in a hero. */
export interface SearchQuery {
  /** To be found in a title, a location or a destination's name; empty asks for nothing. */
  text: string
  /** To be found in a location or a destination's name; empty asks for nothing. */
  where: string
  /** A day in Bali on which the tour can be booked. */
  date: LocalDate | null
  /** Adults and children, who need a place on a tour. */
  party: number
  /** Everyone who comes along, including infants. */
  guests: number
}

/** Longer texts are nobody's search. */
const longestText = 120
const mostOfAKind = 99

function text(...texts: (string | null)[]): string {
  const trimmed = texts.map((one) => one?.trim() ?? '')
  return trimmed.find((one) => one !== '' && one.length <= longestText) ?? ''
}

function count(written: string | null | undefined, fewest: number): number {
  const isCount = written && /^\d{1,3}$/.test(written)
  return isCount ? Math.min(Math.max(Number(written), fewest), mostOfAKind) : fewest
}

/** Reads who comes along from `adults`, `children` and `infants` or from `guests` (2-1-0); one adult if neither is given. */
function parseGuests(params: URLSearchParams): Pick<SearchQuery, 'party' | 'guests'> {
  const [, adults, children, infants] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(params.get('guests') ?? '') ?? []
  const party = count(params.get('adults') ?? adults, 1) + count(params.get('children') ?? children, 0)
  return { party, guests: party + count(params.get('infants') ?? infants, 0) }
}

/** What an address asks /search for. Whatever can't be is as if it were not there; it never throws. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  return {
    text: text(params.get('q'), params.get('what')),
    where: text(params.get('where')),
    date: parseLocalDate(params.get('date')) ?? parseLocalDate(params.get('when')),
    ...parseGuests(params),
  }
}

/** Says whether a search asks for nothing in particular. */
export function isOpenSearch({ text: wanted, where, date, guests }: SearchQuery): boolean {
  return wanted === '' && where === '' && date === null && guests === 1
}

/** Says whether it is by a destination's name that a search finds a tour: by its place, or by a text that stands nowhere else. */
export function isFoundBy(tour: FindableTour, { text, where }: SearchQuery, destination: string): boolean {
  const wanted = where || (matchesText(tour, text) ? '' : text)
  return wanted !== '' && hasText(destination, wanted)
}

/** Says whether a tour is what a search asks for. `today` is Bali's. */
export function matchesSearch(tour: IndexedTour, query: SearchQuery, today: LocalDate): boolean {
  const isIn = (wanted: string, texts: readonly string[]) => texts.some((text) => hasText(text, wanted))
  return (
    (query.text === '' || matchesText(tour, query.text) || isIn(query.text, tour.places)) &&
    (query.where === '' || isIn(query.where, [tour.location, ...tour.places])) &&
    (tour.max_guests === 0 || tour.max_guests >= query.party) &&
    (query.date === null || tourDateProblem(tour, query.date, today) === null)
  )
}
