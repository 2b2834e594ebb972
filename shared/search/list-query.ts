import { type DurationBand, durationBands } from './duration.ts'
import { defaultTourSort, parseTourSort, type TourSort } from './sort.ts'

/** The tour types that can be filtered by. */
export const tourTypes = [
  { id: 'single_day', label: 'Single Day' },
  { id: 'multi_day', label: 'Multi Day' },
] as const

export type TourType = (typeof tourTypes)[number]['id']

export type ListView = 'grid' | 'list'

/** What a traveller has asked a list of tours for. The address holds all of it. */
export interface ListQuery {
  /** Null is every type. */
  type: TourType | null
  /** Slugs. None is every destination; of several, any will do. So it is with all lists here. */
  destinations: readonly string[]
  durations: readonly DurationBand[]
  categories: readonly string[]
  /** Whole rupiah; null is any price. */
  maxPrice: number | null
  sort: TourSort
  view: ListView
  /** From 1; it may be beyond the last one. */
  page: number
}

export const defaultListQuery: ListQuery = {
  type: null,
  destinations: [],
  durations: [],
  categories: [],
  maxPrice: null,
  sort: defaultTourSort,
  view: 'grid',
  page: 1,
}

/** More slugs of a kind than that are nobody's choice. */
const mostSlugs = 60
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSlug = 200

function slugs(texts: readonly string[]): string[] {
  const good = texts.filter((text) => text.length <= longestSlug && slug.test(text))
  return [...new Set(good)].slice(0, mostSlugs)
}

/** The whole number from 1 that a text of at most so many digits writes, else null. */
function countFrom(text: string | null, digits: number): number | null {
  const isCount = text !== null && text.length <= digits && /^[1-9]\d*$/.test(text)
  return isCount ? Number(text) : null
}

/** What an address asks for. Whatever it names that can't be is as if it were not there; it never throws. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const durations = params.getAll('duration')
  return {
    type: tourTypes.find(({ id }) => id === params.get('type'))?.id ?? null,
    destinations: slugs(params.getAll('destination')),
    durations: durationBands.map(({ id }) => id).filter((id) => durations.includes(id)),
    categories: slugs(params.getAll('category')),
    maxPrice: countFrom(params.get('price'), 12),
    sort: parseTourSort(params.get('sort')),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: countFrom(params.get('page'), 5) ?? 1,
  }
}

/** The address's part for a query: only what differs from the default. What else stands in `others` is kept. */
export function formatListQuery(query: ListQuery, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others)
  const values: Record<string, readonly string[]> = {
    type: query.type ? [query.type] : [],
    destination: query.destinations,
    duration: query.durations,
    category: query.categories,
    price: query.maxPrice === null ? [] : [String(query.maxPrice)],
    sort: query.sort === defaultTourSort ? [] : [query.sort],
    view: query.view === 'grid' ? [] : [query.view],
    page: query.page === 1 ? [] : [String(query.page)],
  }
  for (const [name, wanted] of Object.entries(values)) {
    params.delete(name)
    for (const value of wanted) params.append(name, value)
  }
  return params
}

/** What the controls of a list can be set to: values of each, and the price that is no limit any more. */
export interface ListOffer {
  types: readonly string[]
  destinations: readonly string[]
  durations: readonly string[]
  categories: readonly string[]
  /** Null where a list doesn't filter by price. */
  priceBound: number | null
}

/** A query without what no control of the list could show or take back. */
export function withinOffer(query: ListQuery, offer: ListOffer): ListQuery {
  const { type, maxPrice } = query
  const isLimit = maxPrice !== null && offer.priceBound !== null && maxPrice < offer.priceBound
  return {
    ...query,
    type: type !== null && offer.types.includes(type) ? type : null,
    destinations: query.destinations.filter((one) => offer.destinations.includes(one)),
    durations: query.durations.filter((one) => offer.durations.includes(one)),
    categories: query.categories.filter((one) => offer.categories.includes(one)),
    maxPrice: isLimit ? maxPrice : null,
  }
}

/** How many filters are set; sort, view and page are none. */
export function filterCount({ type, destinations, durations, categories, maxPrice }: ListQuery): number {
  return Number(type !== null) + destinations.length + durations.length + categories.length + Number(maxPrice !== null)
}

/** The same list with every filter off, from its first page. */
export function withoutFilters({ sort, view }: ListQuery): ListQuery {
  return { ...defaultListQuery, sort, view }
}

/** Says whether a query asks for the tours, order and page that the built page shows already. */
export function isAsBuilt(query: ListQuery): boolean {
  return filterCount(query) === 0 && query.sort === defaultTourSort && query.page === 1
}
