import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageArbitrary, partyArbitrary } from '../testing/arbitraries/index.ts'
import { makePersonPackage, makeWholePackage } from '../testing/index.ts'
import { countGuests, packagesNeeded } from './packages.ts'

const partyOf = (adults: number, children = 0, infants = 0) => ({ adults, children, infants })

describe('packagesNeeded', () => {
  it('returns the smallest number of packages that has room for the whole party', () => {
    fc.assert(
      fc.property(packageArbitrary, partyArbitrary, (pack, party) => {
        const needed = packagesNeeded(pack, party)
        const size = pack.type === 'per_package' ? pack.guests_per_package : null
        if (size === null) return needed === 1
        return needed * size >= countGuests(party) && (needed - 1) * size < countGuests(party)
      }),
    )
  })

  it('counts infants', () => {
    const boat = makeWholePackage({ guests_per_package: 6 })
    expect(packagesNeeded(boat, partyOf(4, 2))).toBe(1)
    expect(packagesNeeded(boat, partyOf(4, 2, 1))).toBe(2)
    expect(packagesNeeded(boat, partyOf(12))).toBe(2)
  })

  it('returns 1 if the size is not set or the price is per person', () => {
    expect(packagesNeeded(makeWholePackage({ guests_per_package: null }), partyOf(30))).toBe(1)
    expect(packagesNeeded(makePersonPackage(), partyOf(30))).toBe(1)
  })
})
