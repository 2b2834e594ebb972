import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Package } from '../catalog/index.ts'
import { packageArbitrary } from '../testing/arbitraries/index.ts'
import { makePersonPackage, makePersonTier, makeWholePackage } from '../testing/index.ts'
import { lowestPriceOutsideSeasons, packageFromPrice } from './from-price.ts'
import { quoteLine } from './quote.ts'

/** Returns the price of one adult or one package if `count` of them are booked. */
function unitPriceFor(pack: Package, count: number): number {
  const party = { adults: pack.type === 'per_person' ? count : 1, children: 0, infants: 0 }
  const [part] = quoteLine({ kind: 'tour', package: pack, date: null, party, packageCount: count, addOns: [] }).parts
  return part?.unitPrice ?? Number.NaN
}

const priced = packageArbitrary.map((pack) => ({ pack, from: packageFromPrice(pack) }))

describe('the from price of every package', () => {
  it('is charged for the group size that the unit names, and smaller groups pay more', () => {
    fc.assert(
      fc.property(priced, ({ pack, from }) => {
        if (!from?.unit || !('from' in from.unit)) throw new Error('A priced package has a unit.')
        const smallest = from.unit.from
        expect(unitPriceFor(pack, smallest)).toBe(from.price)
        for (let count = 1; count < Math.min(smallest, 60); count += 1) {
          expect(unitPriceFor(pack, count)).toBeGreaterThan(from.price)
        }
      }),
    )
  })

  it('has the unit of the package: per person, or per package with the number of guests', () => {
    fc.assert(
      fc.property(priced, ({ pack, from }) => {
        expect(from?.unit).toMatchObject(
          pack.type === 'per_person' ? { per: 'person' } : { per: 'package', guests: pack.guests_per_package },
        )
      }),
    )
  })

  it('has a price before discount that is never below the price for one person or one package', () => {
    fc.assert(
      fc.property(priced, ({ pack, from }) => {
        if (from?.discount) expect(from.discount.before).toBeGreaterThanOrEqual(unitPriceFor(pack, 1))
      }),
    )
  })
})

describe('the from price of a tour', () => {
  it('has no discount if only large groups pay less than the price before discount', () => {
    const tiers = [makePersonTier({ adult_price: 1_150_000 }), makePersonTier({ min_people: 7, adult_price: 480_000 })]
    const pack = makePersonPackage({ tiers, publish_price: 690_000 })
    expect(lowestPriceOutsideSeasons({ price: null, pricing: [pack] })).toEqual({
      price: 480_000,
      unit: { per: 'person', from: 7 },
      isForResidents: false,
      discount: null,
    })
  })

  it('has the unit of the smaller group if two packages cost the same', () => {
    const group = makePersonPackage({
      tiers: [makePersonTier({ adult_price: 900_000 }), makePersonTier({ min_people: 4, adult_price: 500_000 })],
    })
    const boat = makeWholePackage({ price: 500_000, guests_per_package: 6 })
    expect(lowestPriceOutsideSeasons({ price: null, pricing: [group, boat] })?.unit).toEqual({
      per: 'package',
      guests: 6,
      from: 1,
    })
  })
})
