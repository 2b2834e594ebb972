import { describe, expect, it, test } from 'vitest'
import { parseTourSort, type SortableTour, sortTours, type TourSort } from './sort.ts'

const makeCard = (name: string, card: Partial<SortableTour>) => ({
  name,
  rating: null,
  review_count: 0,
  duration: '',
  fromPrice: null,
  ...card,
})

const tours = [
  makeCard('walk', { rating: 4.2, review_count: 80, duration: '5 hours', fromPrice: 300_000 }),
  makeCard('trek', { rating: 4.9, review_count: 20, duration: '3 days', fromPrice: 2_500_000 }),
  makeCard('new', {}),
  makeCard('cruise', { rating: 4.6, review_count: 300, duration: '8 - 10 hours', fromPrice: 900_000 }),
]

describe('sortTours', () => {
  test.each<[TourSort, string[]]>([
    ['popularity', ['cruise', 'walk', 'trek', 'new']],
    ['rating', ['trek', 'cruise', 'walk', 'new']],
    ['price-low', ['walk', 'cruise', 'trek', 'new']],
    ['price-high', ['trek', 'cruise', 'walk', 'new']],
    ['duration', ['walk', 'cruise', 'trek', 'new']],
  ])('sorts by %s, with tours without a value last', (sort, expected) => {
    expect(sortTours(tours, sort).map(({ name }) => name)).toEqual(expected)
  })

  it('keeps the order of tours with equal values', () => {
    const equal = [makeCard('a', { rating: 4 }), makeCard('b', { rating: 4 }), makeCard('c', { rating: 4 })]
    expect(sortTours(equal, 'rating')).toEqual(equal)
  })
})

describe('parseTourSort', () => {
  it('accepts a valid sort', () => {
    expect(parseTourSort('price-high')).toBe('price-high')
  })

  test.each([null, undefined, '', 'cheapest'])('returns popularity for an invalid sort (%o)', (text) => {
    expect(parseTourSort(text)).toBe('popularity')
  })
})
