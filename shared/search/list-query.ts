import { type DurationBand, durationBands } from './duration.ts'
import { defaultTourSort, parseTourSort, type TourSort } from './sort.ts'

export const tourTypes = [
  { id: 'single_day', label: 'Single Day' },
  { id: 'multi_day', label: 'Multi Day' },
] as const

export type TourType = (typeof tourTypes)[number]['id']

export type ListView = 'grid' | 'list'

/** Stored in the URL. */
export interface ListQuery {
  /** Null means every type. */
  type: TourType | null
  /**
   * Slugs, of which a tour must match one. An empty list matches every tour. `durations` and `categories` work in the
   * same way.
   */
  destinations: readonly string[]
  durations: readonly DurationBand[]
  categories: readonly string[]
  /** In rupiah; null means any price. */
  maxPrice: number | null
  sort: TourSort
  view: ListView
  /** From 1; may be beyond the last page. */
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

/** No visitor selects more slugs in one filter. */
const maxSlugs = 60
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const maxSlugLength = 200

function parseSlugs(texts: readonly string[]): string[] {
  const validSlugs = texts.filter((text) => text.length <= maxSlugLength && slugPattern.test(text))
  return [...new Set(validSlugs)].slice(0, maxSlugs)
}

const maxPriceDigits = 12
const maxPageDigits = 5

/** Returns null if the text is not a whole number of 1 or more with at most `maxDigits` digits. */
function parseCount(text: string | null, maxDigits: number): number | null {
  const isCount = text !== null && text.length <= maxDigits && /^[1-9]\d*$/.test(text)
  return isCount ? Number(text) : null
}

/** Ignores invalid values; never throws. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const durations = params.getAll('duration')
  return {
    type: tourTypes.find(({ id }) => id === params.get('type'))?.id ?? null,
    destinations: parseSlugs(params.getAll('destination')),
    durations: durationBands.map(({ id }) => id).filter((id) => durations.includes(id)),
    categories: parseSlugs(params.getAll('category')),
    maxPrice: parseCount(params.get('price'), maxPriceDigits),
    sort: parseTourSort(params.get('sort')),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: parseCount(params.get('page'), maxPageDigits) ?? 1,
  }
}

/** Returns the query as URL parameters. Omits defaults and keeps `otherParams`. */
export function formatListQuery(query: ListQuery, otherParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(otherParams)
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
  for (const [name, paramValues] of Object.entries(values)) {
    params.delete(name)
    for (const value of paramValues) params.append(name, value)
  }
  return params
}

export interface AvailableFilters {
  types: readonly string[]
  destinations: readonly string[]
  durations: readonly string[]
  categories: readonly string[]
  /** The upper end of the price filter, at which it excludes no tour; null if the list has no price filter. */
  priceBound: number | null
}

export function removeUnavailableFilters(query: ListQuery, available: AvailableFilters): ListQuery {
  const { type, maxPrice } = query
  const isPriceLimited = maxPrice !== null && available.priceBound !== null && maxPrice < available.priceBound
  return {
    ...query,
    type: type !== null && available.types.includes(type) ? type : null,
    destinations: query.destinations.filter((slug) => available.destinations.includes(slug)),
    durations: query.durations.filter((band) => available.durations.includes(band)),
    categories: query.categories.filter((slug) => available.categories.includes(slug)),
    maxPrice: isPriceLimited ? maxPrice : null,
  }
}

/** Returns the number of selected filters. Sort, view and page are not filters. */
export function countFilters({ type, destinations, durations, categories, maxPrice }: ListQuery): number {
  const typeCount = type === null ? 0 : 1
  const priceCount = maxPrice === null ? 0 : 1
  return typeCount + destinations.length + durations.length + categories.length + priceCount
}

export function withoutFilters({ sort, view }: ListQuery): ListQuery {
  return { ...defaultListQuery, sort, view }
}

/** Returns whether the built page contains exactly the tours of the query, in the same order. */
export function matchesBuiltPage(query: ListQuery): boolean {
  return countFilters(query) === 0 && query.sort === defaultTourSort && query.page === 1
}
