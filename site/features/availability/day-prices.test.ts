import { formatRupiah } from '@nusa/shared/money'
import {
  makeDate,
  makePackageTier,
  makePersonPackage,
  makePersonTier,
  makeSeason,
  makeWholePackage,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createDayPrices } from './day-prices.ts'

const travellers = { adults: 2, children: 0, infants: 0, packageCount: 1 }
const chosen = { isResident: false, packageId: 'shared-van', travellers }
const [low, high] = [makeDate('2027-02-01'), makeDate('2027-07-01')]
const van = makePersonPackage({
  tiers: [makePersonTier({ adult_price: 1_000_000 }), makePersonTier({ min_people: 4, adult_price: 900_000 })],
  seasons: [makeSeason({ percent: 24.5 })],
})
const boat = makeWholePackage({ id: 'boat', tiers: [makePackageTier({ price: 950_000 })] })
const notes = (changes: Partial<Parameters<typeof createDayPrices>[0]>) => {
  const prices = createDayPrices({ ...chosen, pricing: [van, boat], ...changes }, formatRupiah)
  return prices && [low, high].map((date) => prices.getDayNote(date))
}

describe('the prices of the days in the calendar', () => {
  it('are the adult prices of the chosen package for the size of the party, in a short and a long form', () => {
    expect(notes({})).toEqual([
      { shortText: '1M', label: 'Rp1.000.000 per adult' },
      { shortText: '1.25M', label: 'Rp1.245.000 per adult' },
    ])
    expect(notes({ travellers: { ...travellers, adults: 4 } })).toMatchObject([
      { shortText: '900K' },
      { shortText: '1.12M' },
    ])
  })

  it('are the lowest prices of all packages if no package is chosen', () => {
    expect(notes({ packageId: null })).toEqual([
      { shortText: '900K', label: 'from Rp900.000' },
      { shortText: '950K', label: 'from Rp950.000' },
    ])
  })

  it('are not shown if the chosen package costs the same on all days', () => {
    expect(notes({ packageId: 'boat' })).toBeNull()
    expect(notes({ pricing: [makePersonPackage({ seasons: [makeSeason({ percent: 0 })] })] })).toBeNull()
  })

  it('have an explanation with their unit, currency and tax', () => {
    const prices = createDayPrices({ ...chosen, pricing: [van] }, formatRupiah)
    expect(prices?.getExplanation(10)).toBe('Prices per adult in IDR, before 10% tax.')
    expect(prices?.getExplanation(0)).toBe('Prices per adult in IDR.')
  })
})
