import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { durationBands } from './duration.ts'
import {
  defaultListQuery,
  filterCount,
  formatListQuery,
  isAsBuilt,
  type ListQuery,
  parseListQuery,
  tourTypes,
  withinOffer,
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

describe('what a list is asked for', () => {
  it('is read from an address as it was written there', () => {
    fc.assert(
      fc.property(queryArbitrary, (query) => {
        expect(parse(formatListQuery(query).toString())).toEqual(query)
      }),
    )
  })

  it('leaves everything else in the address as it is', () => {
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

  it('is not in the address where it is the default', () => {
    expect(formatListQuery(defaultListQuery).toString()).toBe('')
  })

  it('is read from any address without an error', () => {
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
  ])('is the default where the address says %s', (address) => {
    expect(parse(address)).toEqual(defaultListQuery)
  })
})

describe('filters', () => {
  const query = parse('type=multi_day&destination=ubud&destination=amed&price=500000&sort=rating&view=list&page=3')

  it('are counted, but sort, view and page are none', () => {
    expect(filterCount(query)).toBe(4)
    expect(filterCount(parse('sort=rating&view=list&page=2'))).toBe(0)
  })

  it('go all at once, back to the first page, while sort and view stay', () => {
    expect(withoutFilters(query)).toEqual({ ...defaultListQuery, sort: 'rating', view: 'list' })
  })
})

describe('what a list can’t be set to', () => {
  const offer = {
    types: ['', 'single_day', 'multi_day'],
    destinations: ['ubud'],
    durations: ['1-4', '4-8', '8+'],
    categories: ['temples'],
    priceBound: 3_000_000,
  }
  const query = parse('type=multi_day&destination=ubud&destination=atlantis&category=moon&price=2500000&duration=1-4')

  it('is no filter', () => {
    expect(withinOffer(query, offer)).toEqual({ ...query, destinations: ['ubud'], categories: [] })
    const bare = { types: [], destinations: [], durations: [], categories: [], priceBound: null }
    expect(filterCount(withinOffer(query, bare))).toBe(0)
  })

  it.each([3_000_000, 9_000_000])('is no filter, so is a price of %i, beyond which there is nothing', (price) => {
    expect(withinOffer(parse(`price=${price}`), offer)).toEqual(defaultListQuery)
  })
})

test.each([
  ['', true],
  ['view=list', true],
  ['page=2', false],
  ['sort=rating', false],
  ['duration=1-4', false],
])('the built page shows what "%s" asks for: %s', (address, expected) => {
  expect(isAsBuilt(parse(address))).toBe(expected)
})
