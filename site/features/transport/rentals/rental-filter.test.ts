import { describe, expect, it, test } from 'vitest'
import {
  calculateSliderMax,
  countActiveFilters,
  matchesRentalFilter,
  parseRentalFilter,
  type RentalFilter,
  toRentalQuery,
} from './rental-filter.ts'

const noFilter: RentalFilter = { types: [], features: [], maxPrice: null }

const jimny = { type: 'suv', features: ['manual', 'bluetooth'], price: 650_000 }
const agya = { type: 'city-car', features: ['automatic', 'bluetooth'], price: 275_000 }

describe('the rental filter', () => {
  test.each([
    [noFilter, true, true],
    [{ ...noFilter, types: ['suv'] }, true, false],
    [{ ...noFilter, types: ['suv', 'city-car'] }, true, true],
    [{ ...noFilter, features: ['bluetooth'] }, true, true],
    [{ ...noFilter, features: ['bluetooth', 'automatic'] }, false, true],
    [{ ...noFilter, maxPrice: 650_000 }, true, true],
    [{ ...noFilter, maxPrice: 649_999 }, false, true],
    [{ types: ['suv'], features: ['bluetooth'], maxPrice: 300_000 }, false, false],
  ])('%j returns %s for the Jimny and %s for the Agya', (filter, hasJimny, hasAgya) => {
    expect(matchesRentalFilter(jimny, filter)).toBe(hasJimny)
    expect(matchesRentalFilter(agya, filter)).toBe(hasAgya)
  })

  it('offers prices up to the highest price, rounded up to the next Rp50,000, or up to Rp500,000 without cars', () => {
    expect(calculateSliderMax([275_000, 1_250_000])).toBe(1250)
    expect(calculateSliderMax([1_250_001])).toBe(1300)
    expect(calculateSliderMax([])).toBe(500)
  })
})

describe('the query of a rental filter', () => {
  const offer = { types: ['city-car', 'suv'], features: ['automatic', 'bluetooth'], maxSliderPrice: 700_000 }
  const read = (query: string) => parseRentalFilter(new URLSearchParams(query), offer)

  it('is parsed to the same filter', () => {
    const filter = { types: ['suv'], features: ['automatic', 'bluetooth'], maxPrice: 300_000 }
    expect(read(toRentalQuery(filter))).toEqual(filter)
    expect(countActiveFilters(filter)).toBe(4)
    expect(toRentalQuery(noFilter)).toBe('')
  })

  it.each([
    'type=<b>',
    'feature=manual',
    'price=-1',
    'price=1e9',
    'price=700000',
    `price=${'9'.repeat(5000)}`,
    'price=',
  ])('%o is parsed to a filter that shows all cars', (query) => expect(read(query)).toEqual(noFilter))
})
