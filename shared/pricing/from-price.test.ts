import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { packageArbitrary } from '../testing/arbitraries/index.ts'
import { makePackageTier, makePersonPackage, makePersonTier, makeWholePackage } from '../testing/index.ts'
import { lowestPrice, lowestPriceForMarket, packageFromPrice } from './from-price.ts'

const createWholePackage = (price: number, more: Parameters<typeof makeWholePackage>[0] = {}) =>
  makeWholePackage({ price, ...more })

describe("a tour's from price", () => {
  it('is the lowest of per-package tier prices and per-person adult prices', () => {
    const perPerson = makePersonPackage({
      tiers: [
        makePersonTier({ adult_price: 600_000, child_price: 1_000 }),
        makePersonTier({ min_people: 5, adult_price: 450_000 }),
      ],
    })
    const perPackage = makeWholePackage({ tiers: [makePackageTier({ price: 900_000 })] })
    expect(lowestPrice({ price: 100, pricing: [perPerson, perPackage] })?.price).toBe(450_000)
  })

  it('uses the packages of market all, even if residents pay less', () => {
    const pricing = [createWholePackage(400_000, { market: 'indonesia' }), createWholePackage(900_000)]
    expect(lowestPrice({ price: null, pricing })?.price).toBe(900_000)
  })

  it('uses the packages for residents if the tour has no other packages', () => {
    const pricing = [createWholePackage(400_000, { market: 'indonesia' })]
    expect(lowestPrice({ price: null, pricing })?.price).toBe(400_000)
  })

  it('is marked as a price for residents only if the tour has no other packages', () => {
    const residents = createWholePackage(400_000, { market: 'indonesia' })
    expect(lowestPrice({ price: null, pricing: [residents] })?.isForResidents).toBe(true)
    expect(lowestPrice({ price: null, pricing: [residents, createWholePackage(900_000)] })?.isForResidents).toBe(false)
    expect(lowestPriceForMarket({ pricing: [residents, createWholePackage(900_000)] }, true)?.isForResidents).toBe(true)
  })

  it('is the price of the tour if it has no packages, or null', () => {
    expect(lowestPrice({ price: 750_000, pricing: [] })).toEqual({
      price: 750_000,
      unit: null,
      isForResidents: false,
      discount: null,
    })
    expect(lowestPrice({ price: null, pricing: [] })).toBeNull()
    expect(lowestPrice({ price: 0, pricing: [] })).toBeNull()
    expect(lowestPrice({ price: null, pricing: [makeWholePackage({ price: null })] })).toBeNull()
  })

  it('compares the discount with the publish_price of the cheapest package', () => {
    const pricing = [
      createWholePackage(800_000, { publish_price: 1_000_000 }),
      createWholePackage(900_000, { publish_price: 3_000_000 }),
    ]
    expect(lowestPrice({ price: null, pricing })).toEqual({
      price: 800_000,
      unit: { per: 'package', guests: null, from: 1 },
      isForResidents: false,
      discount: { before: 1_000_000, percent: 20 },
    })
    expect(
      lowestPrice({ price: null, pricing: [createWholePackage(800_000), ...pricing.slice(1)] })?.discount,
    ).toBeNull()
  })

  it('does not depend on the order of the packages', () => {
    fc.assert(
      fc.property(fc.array(packageArbitrary), (pricing) => {
        const turned = lowestPrice({ price: null, pricing: pricing.toReversed() })
        expect(turned).toEqual(lowestPrice({ price: null, pricing }))
      }),
    )
  })
})

describe('a discount', () => {
  test.each([
    ['is shown if publish_price exceeds the price', 750_000, 1_000_000, { before: 1_000_000, percent: 25 }],
    ['is not shown if publish_price equals the price', 750_000, 750_000, null],
    ['is not shown if publish_price is lower', 750_000, 700_000, null],
    ['is not shown if publish_price is missing', 750_000, null, null],
    ['is not shown if the price is 0', 0, 700_000, null],
    ['is not shown if it rounds to 0 %', 999_999, 1_000_000, null],
    ['is never 100 % if the price is above 0', 1, 1_000_000, { before: 1_000_000, percent: 99 }],
  ])('%s', (_rule, price, publish_price, discount) => {
    expect(packageFromPrice(createWholePackage(price, { publish_price }))).toMatchObject({ price, discount })
  })
})

describe("the residents' from price", () => {
  it('is the lowest price of the packages for residents, or null', () => {
    const pricing = [createWholePackage(400_000, { market: 'indonesia' }), createWholePackage(900_000)]
    expect(lowestPriceForMarket({ pricing }, true)?.price).toBe(400_000)
    expect(lowestPriceForMarket({ pricing: pricing.slice(1) }, true)).toBeNull()
  })
})
