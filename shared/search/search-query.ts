import { type LocalDate, parseLocalDate, tourDateProblem } from '../dates/index.ts'
import { includesIgnoringCase, matchesText, type SearchableTour } from './suggest.ts'
import type { IndexedTour } from './tour-index.ts'

/** The query of /search, from the search dialog or the form in a hero. */
export interface SearchQuery {
  /** Searched in the title, the location and the names of destinations. An empty text matches every tour. */
  text: string
  /** Searched in the location and the names of destinations. An empty text matches every tour. */
  where: string
  /** A date in Bali on which the tour can be booked. */
  date: LocalDate | null
  /** Adults and children, who need a spot on a tour. */
  party: number
  /** All guests, including infants. */
  guests: number
}

/** Longer texts are ignored. */
const maxTextLength = 120
const maxGuestsPerType = 99

function firstUsableText(...texts: (string | null)[]): string {
  const trimmedTexts = texts.map((text) => text?.trim() ?? '')
  return trimmedTexts.find((text) => text !== '' && text.length <= maxTextLength) ?? ''
}

function parseGuestCount(value: string | null | undefined, minimum: number): number {
  const isCount = value && /^\d{1,3}$/.test(value)
  return isCount ? Math.min(Math.max(Number(value), minimum), maxGuestsPerType) : minimum
}

/** Reads `adults`, `children` and `infants`, or `guests` (2-1-0). Returns one adult if all are missing. */
function parseGuests(params: URLSearchParams): Pick<SearchQuery, 'party' | 'guests'> {
  const [, adults, children, infants] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(params.get('guests') ?? '') ?? []
  const party =
    parseGuestCount(params.get('adults') ?? adults, 1) + parseGuestCount(params.get('children') ?? children, 0)
  return { party, guests: party + parseGuestCount(params.get('infants') ?? infants, 0) }
}

/** Ignores invalid values; never throws. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  return {
    text: firstUsableText(params.get('q'), params.get('what')),
    where: firstUsableText(params.get('where')),
    date: parseLocalDate(params.get('date')) ?? parseLocalDate(params.get('when')),
    ...parseGuests(params),
  }
}

export function isEmptySearch({ text, where, date, guests }: SearchQuery): boolean {
  return text === '' && where === '' && date === null && guests === 1
}

/**
 * Returns whether the search is about the destination: its name contains `where` or, if `where` is empty, `text`. A
 * `text` that occurs in the title or location of the tour is not about a destination.
 */
export function matchesDestination(tour: SearchableTour, { text, where }: SearchQuery, destination: string): boolean {
  if (where !== '') return includesIgnoringCase(destination, where)
  return text !== '' && !matchesText(tour, text) && includesIgnoringCase(destination, text)
}

/** Returns whether a tour matches every part of the query. `today` is the date in Bali. */
export function matchesSearch(tour: IndexedTour, query: SearchQuery, today: LocalDate): boolean {
  const occursIn = (searchText: string, texts: readonly string[]) =>
    texts.some((text) => includesIgnoringCase(text, searchText))
  const isTooSmall = tour.max_guests !== 0 && tour.max_guests < query.party
  if (isTooSmall) return false
  if (query.where !== '' && !occursIn(query.where, [tour.location, ...tour.destinationNames])) return false
  if (query.date !== null && tourDateProblem(tour, query.date, today) !== null) return false
  if (query.text === '') return true
  return matchesText(tour, query.text) || occursIn(query.text, tour.destinationNames)
}
