import { describe, expect, it, test } from 'vitest'
import { makeCategory, makeDate, makeDestination, makePersonPackage, makeTour } from '../testing/index.ts'
import { decodeTourIndex } from './decode-tour-index.ts'
import { encodeTourIndex } from './encode-tour-index.ts'
import { filterTours, priceBound, priceStep } from './filter.ts'
import { parseListQuery } from './list-query.ts'
import type { TourScope } from './scope.ts'

const priced = (adult_price: number) => [makePersonPackage({ adult_price })]
const tours = [
  makeTour({
    id: 1,
    title: 'walk',
    duration: '4 hours',
    destination_ids: [1],
    category_ids: [1],
    pricing: priced(300_000),
  }),
  makeTour({
    id: 2,
    title: 'cruise',
    duration: '8 hours',
    destination_ids: [2],
    category_ids: [2],
    pricing: priced(900_000),
  }),
  makeTour({
    id: 3,
    title: 'trek',
    duration: '3 days',
    tour_type: 'multi_day',
    destination_ids: [1, 2],
    category_ids: [1, 2],
    pricing: priced(2_500_000),
  }),
  makeTour({ id: 4, title: 'new', duration: 'Flexible', destination_ids: [], category_ids: [], pricing: [] }),
]
const index = decodeTourIndex(
  encodeTourIndex({
    today: makeDate('2026-11-26'),
    tours: new Map(tours.map((tour) => [tour.id, tour])),
    destinations: new Map([
      [1, makeDestination({ id: 1, slug: 'ubud' })],
      [2, makeDestination({ id: 2, slug: 'amed' })],
    ]),
    categories: new Map([
      [1, makeCategory({ id: 1, slug: 'walks' })],
      [2, makeCategory({ id: 2, slug: 'sea' })],
    ]),
  }),
)
const titles = (address: string, scope: TourScope = 'all') =>
  filterTours(index, scope, parseListQuery(new URLSearchParams(address)))
    .map(({ title }) => title)
    .toSorted()

describe('filterTours', () => {
  test.each([
    ['', ['cruise', 'new', 'trek', 'walk']],
    ['type=multi_day', ['trek']],
    ['type=single_day', ['cruise', 'new', 'walk']],
    ['destination=ubud', ['trek', 'walk']],
    ['destination=ubud&destination=amed', ['cruise', 'trek', 'walk']],
    ['duration=1-4', ['walk']],
    ['duration=4-8', ['cruise']],
    ['duration=8%2B', ['trek']],
    ['duration=1-4&duration=8%2B', ['trek', 'walk']],
    ['category=sea', ['cruise', 'trek']],
    ['price=900000', ['cruise', 'walk']],
    ['price=899999', ['walk']],
    ['destination=amed&duration=4-8&price=900000', ['cruise']],
    ['destination=amed&duration=1-4', []],
  ])('with the query "%s" returns the tours %j', (address, expected) => {
    expect(titles(address)).toEqual(expected)
  })

  it('ignores destinations that do not exist', () => {
    expect(titles('destination=atlantis')).toHaveLength(4)
    expect(titles('destination=atlantis&destination=amed')).toEqual(['cruise', 'trek'])
  })

  it('returns only tours in the given scope', () => {
    expect(titles('destination=ubud', 'category:2')).toEqual(['trek'])
    expect(titles('', 'destination:2')).toEqual(['cruise', 'trek'])
  })
})

test.each([
  [[], 3_000_000],
  [[null, 0], 3_000_000],
  [[450_000], 500_000],
  [[500_000, null], 500_000],
  [[12_450_000, 90_000], 20_000_000],
  [[1_000_001], 2_000_000],
  [[7], 7],
])('priceBound(%j) returns %i', (prices, bound) => {
  expect(priceBound(prices)).toBe(bound)
})

test.each([
  [20_000_000, 50_000],
  [3_000_000, 50_000],
  [500_000, 50_000],
  [90_000, 5_000],
  [7, 1],
])('priceStep(%i) returns %i, which divides the upper end of the slider', (bound, step) => {
  expect(priceStep(bound)).toBe(step)
  expect(bound % step).toBe(0)
})
