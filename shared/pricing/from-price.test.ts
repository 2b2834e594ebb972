import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Package } from '../catalog/index.ts'
import { addDays, datesBetween } from '../dates/index.ts'
import { packageArbitrary, seasonalPackageArbitrary } from '../testing/arbitraries/index.ts'
import {
  makeDate,
  makePackageTier,
  makePersonPackage,
  makePersonTier,
  makeSeason,
  makeTour,
  makeTourLine,
  makeWholePackage,
} from '../testing/index.ts'
import {
  type IsOfferedOn,
  lowestPriceForMarket,
  lowestPriceOutsideSeasons,
  packageFromPrice,
  tourFromPrice,
} from './from-price.ts'
import { quoteLine } from './quote.ts'

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
    expect(lowestPriceOutsideSeasons({ price: 100, pricing: [perPerson, perPackage] })?.price).toBe(450_000)
  })

  it('uses the packages of market "all", even if residents pay less', () => {
    const pricing = [createWholePackage(400_000, { market: 'indonesia' }), createWholePackage(900_000)]
    expect(lowestPriceOutsideSeasons({ price: null, pricing })?.price).toBe(900_000)
  })

  it('uses the packages for residents if the tour has no other packages', () => {
    const pricing = [createWholePackage(400_000, { market: 'indonesia' })]
    expect(lowestPriceOutsideSeasons({ price: null, pricing })?.price).toBe(400_000)
  })

  it('is marked as a price for residents only if the tour has no other packages', () => {
    const residents = createWholePackage(400_000, { market: 'indonesia' })
    expect(lowestPriceOutsideSeasons({ price: null, pricing: [residents] })?.isForResidents).toBe(true)
    expect(
      lowestPriceOutsideSeasons({ price: null, pricing: [residents, createWholePackage(900_000)] })?.isForResidents,
    ).toBe(false)
    expect(lowestPriceForMarket({ pricing: [residents, createWholePackage(900_000)] }, true)?.isForResidents).toBe(true)
  })

  it('is the price of the tour, or null, if the tour has no packages', () => {
    expect(lowestPriceOutsideSeasons({ price: 750_000, pricing: [] })).toEqual({
      price: 750_000,
      unit: null,
      isForResidents: false,
      discount: null,
    })
    expect(lowestPriceOutsideSeasons({ price: null, pricing: [] })).toBeNull()
    expect(lowestPriceOutsideSeasons({ price: 0, pricing: [] })).toBeNull()
    expect(lowestPriceOutsideSeasons({ price: null, pricing: [makeWholePackage({ price: null })] })).toBeNull()
  })

  it('has the discount of the cheapest package, not the discount of another package', () => {
    const pricing = [
      createWholePackage(800_000, { publish_price: 1_000_000 }),
      createWholePackage(900_000, { publish_price: 3_000_000 }),
    ]
    expect(lowestPriceOutsideSeasons({ price: null, pricing })).toEqual({
      price: 800_000,
      unit: { per: 'package', guests: null, from: 1 },
      isForResidents: false,
      discount: { before: 1_000_000, percent: 20 },
    })
    expect(
      lowestPriceOutsideSeasons({ price: null, pricing: [createWholePackage(800_000), ...pricing.slice(1)] })?.discount,
    ).toBeNull()
  })

  it('does not depend on the order of the packages', () => {
    fc.assert(
      fc.property(fc.array(packageArbitrary), (pricing) => {
        const turned = lowestPriceOutsideSeasons({ price: null, pricing: pricing.toReversed() })
        expect(turned).toEqual(lowestPriceOutsideSeasons({ price: null, pricing }))
      }),
    )
  })
})

describe('a discount', () => {
  test.each([
    ['is shown if publish_price exceeds the price', 750_000, 1_000_000, { before: 1_000_000, percent: 25 }],
    ['is not shown if publish_price equals the price', 750_000, 750_000, null],
    ['is not shown if publish_price is below the price', 750_000, 700_000, null],
    ['is not shown if publish_price is missing', 750_000, null, null],
    ['is not shown if the price is 0', 0, 700_000, null],
    ['is not shown if the percentage rounds to 0 %', 999_999, 1_000_000, null],
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

describe('the from price of a tour with seasons', () => {
  const today = makeDate('2026-11-26')
  const fromPriceOf = (
    seasons: Parameters<typeof makeSeason>[0][],
    tour: Parameters<typeof makeTour>[0] = {},
    runsOn: IsOfferedOn = () => true,
  ) => {
    const pack = makePersonPackage({
      adult_price: 500_000,
      publish_price: 600_000,
      seasons: seasons.map((season) => makeSeason(season)),
    })
    return tourFromPrice(makeTour({ pricing: [pack], ...tour }), today, runsOn)
  }
  const low = { from: '02-01', to: '02-28', percent: -20 }

  it('is the lowest price of the next twelve months, with the discount of its season', () => {
    expect(fromPriceOf([low, {}])).toMatchObject({ price: 400_000, discount: { before: 480_000, percent: 17 } })
    const prices = [{ minimum: 1, price: 450_000, child_price: null, infant_price: null }]
    expect(fromPriceOf([{ ...low, percent: null, prices }])).toMatchObject({ price: 450_000, discount: null })
  })

  it('ignores seasons that are over or that begin after the next twelve months', () => {
    expect(fromPriceOf([{ ...low, from: '2027-11-27', to: '2027-12-31' }])?.price).toBe(500_000)
    expect(fromPriceOf([{ ...low, from: '2027-11-26', to: '2027-12-31' }])?.price).toBe(400_000)
    expect(fromPriceOf([{ ...low, from: '2026-10-01', to: '2026-11-26' }])?.price).toBe(500_000)
  })

  it('ignores the prices outside of the seasons if the seasons fill the year', () => {
    expect(fromPriceOf([{ from: '01-01', to: '12-31', percent: 20 }])?.price).toBe(600_000)
    expect(
      fromPriceOf([
        { ...low, to: '06-30' },
        { from: '07-01', to: '01-31', percent: 20 },
      ])?.price,
    ).toBe(400_000)
  })

  it('ignores days on which the tour cannot be booked', () => {
    expect(fromPriceOf([low], { starting_date: '2027-03-01' })?.price).toBe(500_000)
    expect(fromPriceOf([low], { end_date: '2027-01-31' })?.price).toBe(500_000)
    const day = { ...low, from: '02-01', to: '02-01' }
    expect(fromPriceOf([day])?.price).toBe(400_000)
    expect(fromPriceOf([day], { block_dates: ['2027-02-01'] })?.price).toBe(500_000)
    expect(
      fromPriceOf([{ ...day, from: '11-26', to: '11-26' }], { end_date: '2027-11-25', cut_off_days: 1 })?.price,
    ).toBe(500_000)
  })

  it('ignores days on which the package does not run', () => {
    expect(fromPriceOf([low], {}, (date) => date >= '2027-03-01')?.price).toBe(500_000)
    expect(fromPriceOf([low], {}, (date, packageId) => date <= '2027-02-01' && packageId === 'shared-van')?.price).toBe(
      400_000,
    )
  })

  it('is the price outside of all seasons if the tour cannot be booked within twelve months', () => {
    expect(fromPriceOf([low], { starting_date: '2028-01-01' })?.price).toBe(500_000)
    expect(fromPriceOf([low], { end_date: '2026-11-01' })?.price).toBe(500_000)
  })

  it('is the lowest price that quote charges on a day of the next twelve months', () => {
    const party = { adults: 1, children: 0, infants: 0 }
    const untiered = seasonalPackageArbitrary.map(
      (pack): Package => (pack.type === 'per_person' ? { ...pack, tiers: [] } : { ...pack, tiers: [] }),
    )
    const dates = datesBetween(addDays(today, 1), addDays(today, 365))
    fc.assert(
      fc.property(untiered, (pack) => {
        const line = makeTourLine({ package: pack, party })
        const lowest = Math.min(...dates.map((date) => quoteLine({ ...line, date }).total))
        expect(tourFromPrice(makeTour({ pricing: [pack] }), today, () => true)?.price).toBe(lowest)
      }),
      { numRuns: 50 },
    )
  })
})
