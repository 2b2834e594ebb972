import { todayInBali } from '@nusa/shared/dates'
import {
  decodeTourIndex,
  encodeTourIndex,
  filterTours,
  parseListQuery,
  sortTours,
  suggestTours,
  tourIndexSchema,
  tourSorts,
} from '@nusa/shared/search'
import { maxIndexBytes, measureIndexBytes } from './catalog/index-bytes.ts'
import { createLargeCatalog } from './catalog/make-tours.ts'
import type { Figure } from './figure.ts'

const runCount = 15
const limitsMs = { list: 50, suggestion: 16 }

function measureMedianMs(work: () => unknown): number {
  const times = Array.from({ length: runCount }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  }).toSorted((a, b) => a - b)
  return times[Math.floor(runCount / 2)] ?? Number.NaN
}

function createDurationFigure(name: string, milliseconds: number, limit?: number): Figure {
  const value = `${milliseconds.toFixed(1)} ms`
  return limit === undefined ? { name, value } : { name, value, limit: `${limit} ms`, isWithin: milliseconds <= limit }
}

/** Measures search and lists with 10,000 tours: the computations that run in the browser, and the size of the index. */
export async function measureSearch(): Promise<Figure[]> {
  const catalog = createLargeCatalog()
  const indexText = JSON.stringify(encodeTourIndex({ ...catalog, today: todayInBali(new Date()) }))
  const index = decodeTourIndex(tourIndexSchema.parse(JSON.parse(indexText)))
  const parseQuery = (queryString: string) => parseListQuery(new URLSearchParams(queryString))
  const sortDurations = tourSorts.map(({ id }) =>
    measureMedianMs(() => sortTours(filterTours(index, 'all', parseQuery('')), id)),
  )
  const filterDurations = ['type=multi_day', 'duration=4-8', 'destination=ubud&destination=amed', 'price=900000'].map(
    (queryString) => measureMedianMs(() => sortTours(filterTours(index, 'all', parseQuery(queryString)), 'popularity')),
  )
  const searchTexts = ['zzz', 'bali', 'under the stars', 'ub']
  const suggestionDurations = searchTexts.map((text) => measureMedianMs(() => suggestTours(index.tours, text)))
  const bytes = await measureIndexBytes(catalog)
  return [
    {
      name: 'index of 10,000 tours, brotli',
      value: `${(bytes / 1000).toFixed(1)} kB`,
      limit: `${maxIndexBytes / 1000} kB`,
      isWithin: bytes <= maxIndexBytes,
    },
    createDurationFigure(
      'reading the index, once',
      measureMedianMs(() => decodeTourIndex(tourIndexSchema.parse(JSON.parse(indexText)))),
    ),
    createDurationFigure('filtering 10,000 tours, the slowest filter', Math.max(...filterDurations), limitsMs.list),
    createDurationFigure('sorting 10,000 tours, the slowest sort', Math.max(...sortDurations), limitsMs.list),
    createDurationFigure(
      'suggesting from 10,000 tours, the slowest text',
      Math.max(...suggestionDurations),
      limitsMs.suggestion,
    ),
  ]
}
