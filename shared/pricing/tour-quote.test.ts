import { describe, expect, it, test } from 'vitest'
import {
  makeAddOn,
  makeAddOnTier,
  makePackageTier,
  makePersonPackage,
  makePersonTier,
  makeTourLine,
  makeWholePackage,
} from '../testing/index.ts'
import { quoteLine } from './quote.ts'

const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants })

describe('a per-person package', () => {
  const tiers = [
    makePersonTier({ min_people: 1, max_people: 2, adult_price: 900_000, child_price: 600_000, infant_price: 100_000 }),
    makePersonTier({ min_people: 4, max_people: 6, adult_price: 700_000, child_price: 500_000, infant_price: 50_000 }),
    makePersonTier({ min_people: 8, max_people: 10, adult_price: 500_000, child_price: null, infant_price: null }),
  ]

  test.each([
    ['one adult pays the first tier', party(1), 900_000],
    ['adults, children and infants each pay their price', party(1, 1, 1), 900_000 + 600_000 + 100_000],
    ['adults plus children determine the tier', party(2, 2), 2 * 700_000 + 2 * 500_000],
    ['infants never move a group to another tier', party(2, 0, 2), 2 * 900_000 + 2 * 100_000],
    ['a party size between two tiers uses the lower tier', party(3), 3 * 900_000],
    ['a party larger than the last tier uses the last tier', party(20), 20 * 500_000],
    ['a missing child price is the adult price', party(6, 2), 8 * 500_000],
    ['a missing infant price is 0', party(8, 0, 3), 8 * 500_000],
  ])('prices a party with tiers: %s', (_rule, travellers, expected) => {
    expect(quoteLine(makeTourLine({ package: makePersonPackage({ tiers }), party: travellers })).total).toBe(expected)
  })

  it('uses the first tier for a party below the lowest minimum', () => {
    const pack = makePersonPackage({ tiers: tiers.slice(1) })
    expect(quoteLine(makeTourLine({ package: pack, party: party(2) })).total).toBe(2 * 700_000)
  })

  test.each([
    ['the package prices apply', { adult_price: 400_000, child_price: 250_000, infant_price: 30_000 }, 1_080_000],
    [
      'a missing child price is the adult price',
      { adult_price: 400_000, child_price: null, infant_price: 30_000 },
      1_230_000,
    ],
    ['a missing infant price is 0', { adult_price: 400_000, child_price: 250_000, infant_price: null }, 1_050_000],
    ['a missing adult price is replaced by `price`', { adult_price: null, child_price: null, price: 300_000 }, 900_000],
    ['a child price of 0 is not a missing price', { adult_price: 400_000, child_price: 0, infant_price: 0 }, 800_000],
  ])('prices a party without tiers: %s', (_rule, prices, expected) => {
    const line = makeTourLine({ package: makePersonPackage(prices), party: party(2, 1, 1) })
    expect(quoteLine(line).total).toBe(expected)
  })

  it('is charged once, whatever package count is sent', () => {
    const line = makeTourLine({ package: makePersonPackage({ adult_price: 400_000 }), packageCount: 5 })
    expect(quoteLine(line).total).toBe(800_000)
  })

  it('has a row for each traveller type of the party, and no other rows', () => {
    const quoted = quoteLine(makeTourLine({ package: makePersonPackage({ tiers }), party: party(1, 0, 1) }))
    expect(quoted.parts).toEqual([
      { type: 'adult', count: 1, unitPrice: 900_000, unitPriceBefore: 900_000, total: 900_000 },
      { type: 'infant', count: 1, unitPrice: 100_000, unitPriceBefore: 100_000, total: 100_000 },
    ])
  })
})

describe('a per-package package', () => {
  const tiers = [
    makePackageTier({ min_package: 1, max_package: 1, price: 2_000_000 }),
    makePackageTier({ min_package: 3, max_package: 5, price: 1_800_000 }),
  ]

  test.each([
    ['one package costs the price of the first tier', 1, 2_000_000],
    ['a number between two tiers uses the lower tier', 2, 4_000_000],
    ['the number of packages determines the tier', 3, 5_400_000],
    ['a number beyond the last tier uses the last tier', 9, 9 * 1_800_000],
  ])('prices packages with tiers: %s', (_rule, packageCount, expected) => {
    expect(quoteLine(makeTourLine({ package: makeWholePackage({ tiers }), packageCount })).total).toBe(expected)
  })

  it('costs the same for any number of travellers', () => {
    const total = (travellers: ReturnType<typeof party>) =>
      quoteLine(makeTourLine({ package: makeWholePackage({ tiers }), party: travellers })).total
    expect(total(party(1))).toBe(total(party(5, 4, 3)))
  })

  it('uses `price` if it has no tiers', () => {
    const line = makeTourLine({ package: makeWholePackage({ price: 1_200_000 }), packageCount: 2 })
    expect(quoteLine(line).total).toBe(2_400_000)
  })

  it('is rejected without a price', () => {
    expect(() => quoteLine(makeTourLine({ package: makeWholePackage({ price: null }) }))).toThrow(RangeError)
    expect(() => quoteLine(makeTourLine({ package: makePersonPackage({ adult_price: null }) }))).toThrow(RangeError)
  })
})

describe('an add-on', () => {
  const lunch = makeAddOn({ type: 'per_person', tiers: [makeAddOnTier({ price: 50_000 })] })
  const photos = makeAddOn({
    id: 'photos',
    type: 'per_package',
    tiers: [
      makeAddOnTier({ min_quantity: 1, max_quantity: 2, price: 100_000 }),
      makeAddOnTier({ min_quantity: 3, max_quantity: 5, price: 80_000 }),
    ],
  })

  test.each([
    ['is charged for adults, children and infants if it is per person', lunch, 1, 6 * 50_000],
    ['costs price × quantity × travellers if it is per person', lunch, 2, 2 * 6 * 50_000],
    ['costs price × quantity × packages if it is not per person', photos, 2, 2 * 3 * 100_000],
    ['uses the tier with the highest minimum that its quantity reaches', photos, 3, 3 * 3 * 80_000],
    ['uses the last tier for larger quantities', photos, 9, 9 * 3 * 80_000],
  ])('%s', (_rule, addOn, quantity, expected) => {
    const line = makeTourLine({
      package: makeWholePackage({ price: 1_000_000 }),
      party: party(3, 2, 1),
      packageCount: 3,
      addOns: [{ addOn, quantity }],
    })
    const quoted = quoteLine(line)
    expect(quoted.addOnsTotal).toBe(expected)
    expect(quoted.total).toBe(3_000_000 + expected)
  })

  it('is charged once for a per-person tour if the add-on is not per person', () => {
    const line = makeTourLine({ party: party(4), packageCount: 7, addOns: [{ addOn: photos, quantity: 1 }] })
    expect(quoteLine(line).addOns[0]).toMatchObject({ times: 1, total: 100_000 })
  })
})

describe('a discount', () => {
  it('applies to adults only, not to children and infants', () => {
    const pack = makePersonPackage({
      adult_price: 400_000,
      child_price: 200_000,
      infant_price: 10_000,
      publish_price: 500_000,
    })
    const quoted = quoteLine(makeTourLine({ package: pack, party: party(2, 1, 1) }))
    expect(quoted).toMatchObject({ total: 1_010_000, discount: 200_000, before: 1_210_000 })
    expect(quoted.parts.map((row) => row.unitPriceBefore)).toEqual([500_000, 200_000, 10_000])
  })

  it('applies to each package', () => {
    const pack = makeWholePackage({ price: 1_500_000, publish_price: 2_000_000 })
    expect(quoteLine(makeTourLine({ package: pack, packageCount: 2 }))).toMatchObject({
      total: 3_000_000,
      discount: 1_000_000,
      before: 4_000_000,
    })
  })

  it('is 0 if publish_price is missing or not above the price paid', () => {
    for (const publish_price of [null, 300_000, 400_000]) {
      const pack = makePersonPackage({ adult_price: 400_000, publish_price })
      expect(quoteLine(makeTourLine({ package: pack }))).toMatchObject({ discount: 0, before: 800_000, total: 800_000 })
    }
  })

  it('is relative to the price of the tier that applies', () => {
    const tiers = [
      makePersonTier({ min_people: 1, adult_price: 600_000 }),
      makePersonTier({ min_people: 5, adult_price: 400_000 }),
    ]
    const pack = makePersonPackage({ tiers, publish_price: 500_000 })
    expect(quoteLine(makeTourLine({ package: pack, party: party(2) })).discount).toBe(0)
    expect(quoteLine(makeTourLine({ package: pack, party: party(5) })).discount).toBe(500_000)
  })

  it('does not apply to add-ons', () => {
    const pack = makeWholePackage({ price: 1_500_000, publish_price: 2_000_000 })
    const line = makeTourLine({ package: pack, addOns: [{ addOn: makeAddOn({ type: 'per_package' }), quantity: 1 }] })
    expect(quoteLine(line)).toMatchObject({ total: 1_575_000, discount: 500_000, before: 2_075_000 })
  })
})
