import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { durationBands } from './duration.ts'
import {
  countFilters,
  defaultListQuery,
  formatListQuery,
  type ListQuery,
  matchesBuiltPage,
  parseListQuery,
  removeUnavailableFilters,
  tourTypes,
  withoutFilters,
} from './list-query.ts'
import { tourSorts } from './sort.ts'

const parse = (address: string) => parseListQuery(new URLSearchParams(address))

const slugsArbitrary = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/), { maxLength: 5 })
const queryArbitrary: fc.Arbitrary<ListQuery> = fc.record({
  type: fc.constantFrom(null, ...tourTypes.map(({ id }) => id)),
  destinations: slugsArbitrary,
  durations: fc.subarray(durationBands.map(({ id }) => id)),
  categories: slugsArbitrary,
  maxPrice: fc.option(fc.integer({ min: 1, max: 999_999_999_999 }), { nil: null }),
  sort: fc.constantFrom(...tourSorts.map(({ id }) => id)),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: 99_999 }),
})

describe('the query of a tour list', () => {
  it('is the same after it was written to a URL and read again', () => {
    fc.assert(
      fc.property(queryArbitrary, (query) => {
        expect(parse(formatListQuery(query).toString())).toEqual(query)
      }),
    )
  })

  it('does not change the other parameters of the URL', () => {
    fc.assert(
      fc.property(queryArbitrary, queryArbitrary, (before, after) => {
        const others = formatListQuery(before, new URLSearchParams('q=rice+%26+sun&utm_source=mail'))
        const params = formatListQuery(after, others)
        expect(params.get('q')).toBe('rice & sun')
        expect(params.get('utm_source')).toBe('mail')
        expect(parseListQuery(params)).toEqual(after)
      }),
    )
  })

  it('is omitted from the URL if it is the default query', () => {
    expect(formatListQuery(defaultListQuery).toString()).toBe('')
  })

  it('is read from any URL without an error', () => {
    const names = fc.constantFrom('type', 'destination', 'duration', 'category', 'price', 'sort', 'view', 'page')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (params) => {
        const query = parseListQuery(new URLSearchParams(params))
        expect(parse(formatListQuery(query).toString())).toEqual(query)
      }),
    )
  })

  test.each([
    'type=half_day',
    'destination=%3Cscript%3E',
    `destination=${'x'.repeat(5000)}`,
    'duration=4',
    'category=Two%20Words',
    'price=-1',
    'price=1e9',
    'price=0',
    'sort=cheapest',
    'view=map',
    'page=0',
    'page=-3',
    'page=1.5',
    'page=9999999999',
    '%E0%A4%A',
  ])("is the default query if the URL contains '$0'", (address) => {
    expect(parse(address)).toEqual(defaultListQuery)
  })
})

describe('the filters of a query', () => {
  const query = parse('type=multi_day&destination=ubud&destination=amed&price=500000&sort=rating&view=list&page=3')

  it('are counted without sort, view and page', () => {
    expect(countFilters(query)).toBe(4)
    expect(countFilters(parse('sort=rating&view=list&page=2'))).toBe(0)
  })

  it('are cleared without changing sort and view, and the first page is shown', () => {
    expect(withoutFilters(query)).toEqual({ ...defaultListQuery, sort: 'rating', view: 'list' })
  })
})

describe('a value that the controls of a list cannot show', () => {
  const offer = {
    types: ['', 'single_day', 'multi_day'],
    destinations: ['ubud'],
    durations: ['1-4', '4-8', '8+'],
    categories: ['temples'],
    priceBound: 3_000_000,
  }
  const query = parse('type=multi_day&destination=ubud&destination=atlantis&category=moon&price=2500000&duration=1-4')

  it('is removed from the filters', () => {
    expect(removeUnavailableFilters(query, offer)).toEqual({ ...query, destinations: ['ubud'], categories: [] })
    const bare = { types: [], destinations: [], durations: [], categories: [], priceBound: null }
    expect(countFilters(removeUnavailableFilters(query, bare))).toBe(0)
  })

  it.each([3_000_000, 9_000_000])('is removed if it is a maximum price of %i, which excludes no tour', (price) => {
    expect(removeUnavailableFilters(parse(`price=${price}`), offer)).toEqual(defaultListQuery)
  })
})

test.each([
  ['', true],
  ['view=list', true],
  ['page=2', false],
  ['sort=rating', false],
  ['duration=1-4', false],
])('matchesBuiltPage with the query "%s" returns %s', (address, expected) => {
  expect(matchesBuiltPage(parse(address))).toBe(expected)
})
