import { makeDate, makePersonPackage, makeTour, makeWholePackage, noPolicies } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createTourNode } from './json-ld.ts'
import { createTourView } from './view.ts'

const node = (overrides: Parameters<typeof makeTour>[0]) =>
  createTourNode(
    createTourView(makeTour(overrides), {
      pictures: new Map(),
      pickupZones: new Map(),
      today: makeDate('2026-11-26'),
      cancellation: noPolicies,
    }),
    'Nusa',
    new URL('https://nusa.example/'),
  )

const priced = [makePersonPackage({ adult_price: 300_000 })]

describe('createTourNode', () => {
  it('has an offer with the lowest price and the number of packages', () => {
    const { offers } = node({ pricing: [...priced, makePersonPackage({ id: 'two', adult_price: 500_000 })] })
    expect(offers).toMatchObject({ lowPrice: 300_000, offerCount: 2 })
  })

  it('contains the unit of the lowest price', () => {
    const { offers } = node({ pricing: [makeWholePackage({ price: 2_650_000, guests_per_package: 6 })] })
    expect(offers).toMatchObject({
      priceSpecification: { minPrice: 2_650_000, unitText: 'per group of up to 6', valueAddedTaxIncluded: false },
    })
  })

  it('ignores packages for residents in the price and number of packages, unless all packages are for residents', () => {
    const residents = makePersonPackage({ id: 'residents', market: 'indonesia', adult_price: 200_000 })
    expect(node({ pricing: [...priced, residents] }).offers).toMatchObject({ lowPrice: 300_000, offerCount: 1 })
    expect(node({ pricing: [residents] }).offers).toMatchObject({ lowPrice: 200_000, offerCount: 1 })
  })

  it('contains Indonesia as the eligible region only if all packages are for residents', () => {
    const residents = makePersonPackage({ id: 'residents', market: 'indonesia', adult_price: 200_000 })
    expect(node({ pricing: [residents] }).offers).toMatchObject({
      eligibleRegion: 'ID',
      priceSpecification: { unitText: 'per person, residents of Indonesia only' },
    })
    expect(node({ pricing: [...priced, residents] }).offers).toHaveProperty('eligibleRegion', undefined)
  })

  it('has no offer if the tour has no packages, even if the tour has a price', () => {
    expect(node({ price: 750_000, pricing: [] })).toHaveProperty('offers', undefined)
    expect(node({ price: null, pricing: [] })).toHaveProperty('offers', undefined)
  })

  it('is a product only if the tour has an offer or a rating', () => {
    const bare = { pricing: [], rating: null, review_count: 0 }
    expect(node(bare)['@type']).toBe('TouristTrip')
    expect(node({ ...bare, rating: 4.5, review_count: 3 })['@type']).toEqual(['TouristTrip', 'Product'])
    expect(node({ ...bare, pricing: priced })['@type']).toEqual(['TouristTrip', 'Product'])
  })
})
