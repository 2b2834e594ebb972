import { describe, expect, it } from 'vitest'
import { seasonSchema } from '../catalog/index.ts'
import {
  makeDate,
  makePackageTier,
  makePersonPackage,
  makePersonTier,
  makeSeason,
  makeWholePackage,
} from '../testing/index.ts'
import { findSeason, isInSeason, packageOn } from './seasons.ts'

const july = makeDate('2026-07-15')
const isIn = (from: string, to: string, date: string) => isInSeason({ from, to }, makeDate(date))

describe('the days of a season', () => {
  it.each(['2026-07-01', '2026-08-31', '2031-08-01'])('from 07-01 to 08-31 include %s', (date) => {
    expect(isIn('07-01', '08-31', date)).toBe(true)
  })

  it.each(['2026-06-30', '2026-09-01'])('from 07-01 to 08-31 do not include %s', (date) => {
    expect(isIn('07-01', '08-31', date)).toBe(false)
  })

  it.each([
    ['2026-12-19', false],
    ['2026-12-20', true],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-01-05', true],
    ['2027-01-06', false],
  ])('from 12-20 to 01-05 include %s: %s', (date, isIncluded) => {
    expect(isIn('12-20', '01-05', date)).toBe(isIncluded)
  })

  it('are in only one year if the season is written with a year', () => {
    expect(isIn('2026-07-01', '2026-07-01', '2026-07-01')).toBe(true)
    expect(isIn('2026-07-01', '2026-08-31', '2027-07-01')).toBe(false)
  })

  it.each([
    ['07-01', '2026-08-31'],
    ['2026-08-31', '2026-07-01'],
    ['02-30', '03-01'],
    ['7-1', '8-31'],
    ['2026-02-29', '2026-03-01'],
  ])('are rejected if they are from %s to %s', (from, to) => {
    expect(seasonSchema.safeParse({ ...makeSeason(), from, to }).success).toBe(false)
  })
})

describe('packageOn', () => {
  it('applies the first season that contains the date', () => {
    const [low, high] = [makeSeason({ id: 'low', percent: -50 }), makeSeason()]
    expect(findSeason(makePersonPackage({ seasons: [low, high] }), july)?.id).toBe('low')
    expect(findSeason(makePersonPackage({ seasons: [high, low] }), july)?.id).toBe('high')
  })

  it('changes every price by the percentage, rounded half up, but does not set missing prices', () => {
    const pack = makePersonPackage({
      publish_price: 700_000,
      adult_price: 500_005,
      child_price: 0,
      tiers: [makePersonTier({ adult_price: 333_333, infant_price: 10 })],
      seasons: [makeSeason({ percent: 15 })],
    })
    expect(packageOn(pack, july)).toMatchObject({
      seasons: [],
      publish_price: 805_000,
      adult_price: 575_006,
      child_price: 0,
      infant_price: null,
      price: null,
      tiers: [{ adult_price: 383_333, child_price: null, infant_price: 12 }],
    })
  })

  it('uses the prices of the season for the tiers listed in the season', () => {
    const prices = [{ minimum: 5, price: 650_000, child_price: null, infant_price: 50_000 }]
    const pack = makePersonPackage({
      tiers: [makePersonTier({ adult_price: 700_000 }), makePersonTier({ min_people: 5, child_price: 300_000 })],
      seasons: [makeSeason({ percent: null, prices })],
    })
    expect(packageOn(pack, july)).toMatchObject({
      tiers: [
        { adult_price: 700_000, child_price: null, infant_price: null },
        { adult_price: 650_000, child_price: 300_000, infant_price: 50_000 },
      ],
    })
  })

  it('uses the first price row of the season for a package without tiers and for the first tier', () => {
    const prices = [{ minimum: 1, price: 650_000, child_price: null, infant_price: null }]
    const season = makeSeason({ percent: null, prices })
    expect(packageOn(makePersonPackage({ seasons: [season] }), july)).toMatchObject({ adult_price: 650_000 })
    expect(packageOn(makeWholePackage({ seasons: [season] }), july)).toMatchObject({ price: 650_000 })
    const tiers = [makePackageTier(), makePackageTier({ min_package: 3, price: 1_900_000 })]
    expect(packageOn(makeWholePackage({ tiers, seasons: [season] }), july)).toMatchObject({
      tiers: [{ price: 650_000 }, { price: 1_900_000 }],
    })
  })

  it('returns no publish_price in a season with prices, unless the season has a publish_price', () => {
    const prices = [{ minimum: 1, price: 650_000, child_price: null, infant_price: null }]
    const publishPriceWith = (publish_price: number | null) =>
      packageOn(
        makePersonPackage({ publish_price: 700_000, seasons: [makeSeason({ percent: null, prices, publish_price })] }),
        july,
      ).publish_price
    expect(publishPriceWith(null)).toBeNull()
    expect(publishPriceWith(800_000)).toBe(800_000)
  })

  it('returns the publish_price of a season with a percentage if the season has one', () => {
    const seasons = [makeSeason({ publish_price: 1_000_000 })]
    expect(packageOn(makePersonPackage({ publish_price: 700_000, seasons }), july).publish_price).toBe(1_000_000)
  })
})
