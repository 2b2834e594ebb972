import { type DurationBand, durationBands } from './duration.ts'
import { defaultTourSort, parseTourSort, type TourSort } from './sort.ts'

/** The tour types that can be filtered by. */
export const tourTypes = [
  { id: 'single_day', label: 'Single Day' },
  { id: 'multi_day', label: 'Multi Day' },
] as const

export type TourType = (typeof tourTypes)[number]['id']

export type ListView = 'grid' | 'list'

/** The filters, order and view of a tour list, all stored in the URL. */
export interface ListQuery {
  /** Null means every type. */
  type: TourType | null
  /** Slugs; a tour must match one of them, and an empty list matches every tour. This applies to all lists here. */
  destinations: readonly string[]
  durations: readonly DurationBand[]
  categories: readonly string[]
  /** Rupiah; null means any price. */
  maxPrice: number | null
  sort: TourSort
  view: ListView
  /** From 1; it may be beyond the last page. */
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

/** The maximum number of slugs per parameter; no visitor selects more. */
const mostSlugs = 60
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSlug = 200

function slugs(texts: readonly string[]): string[] {
  const good = texts.filter((text) => text.length <= longestSlug && slug.test(text))
  return [...new Set(good)].slice(0, mostSlugs)
}

/** Parses a whole number from 1 with at most `digits` digits; otherwise returns null. */
function countFrom(text: string | null, digits: number): number | null {
  const isCount = text !== null && text.length <= digits && /^[1-9]\d*$/.test(text)
  return isCount ? Number(text) : null
}

/** Reads the query from URL parameters. Invalid values are ignored; it never throws. */
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

/** Writes the query to URL parameters, omitting defaults. Other parameters in `others` are kept. */
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

/** The values that the controls of a list offer, and the price that no longer limits anything. */
export interface ListOffer {
  types: readonly string[]
  destinations: readonly string[]
  durations: readonly string[]
  categories: readonly string[]
  /** Null if the list has no price filter. */
  priceBound: number | null
}

/** Removes filter values that no control of the list could show or remove. */
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

/** Returns the number of active filters, without sort, view and page. */
export function filterCount({ type, destinations, durations, categories, maxPrice }: ListQuery): number {
  return Number(type !== null) + destinations.length + durations.length + categories.length + Number(maxPrice !== null)
}

/** Returns the query without filters, on the first page. */
export function withoutFilters({ sort, view }: ListQuery): ListQuery {
  return { ...defaultListQuery, sort, view }
}

/** Returns whether a query needs exactly the tours, order and page of the built page. */
export function isAsBuilt(query: ListQuery): boolean {
  return filterCount(query) === 0 && query.sort === defaultTourSort && query.page === 1
}
