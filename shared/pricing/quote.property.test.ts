import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PersonTier } from '../catalog/index.ts'
import {
  lineArbitrary,
  packageArbitrary,
  partyArbitrary,
  personPackageArbitrary,
  rentalLineArbitrary,
  taxRateArbitrary,
  tourLineArbitrary,
  wholePackageArbitrary,
} from '../testing/arbitraries/index.ts'
import { makePersonPackage } from '../testing/index.ts'
import { type Line, type Party, quoteSchema, type TourLine } from './line.ts'
import { quote, quoteLine } from './quote.ts'

const cartArbitrary = fc.array(lineArbitrary, { maxLength: 6 })
const travellerArbitrary = fc.constantFrom('adults' as const, 'children' as const, 'infants' as const)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const totalOf = (line: Line) => quoteLine(line).total
const withOneMore = (party: Party, traveller: keyof Party): Party => ({ ...party, [traveller]: party[traveller] + 1 })

/** Sorts tiers by their minimum and raises prices with it, so that a larger group never pays less per person. */
function withRisingPrices(tiers: PersonTier[]): PersonTier[] {
  const sorted = (prices: number[]) => prices.toSorted((a, b) => a - b)
  const adults = sorted(tiers.map((tier) => tier.adult_price))
  const children = sorted(tiers.map((tier) => tier.child_price ?? tier.adult_price))
  const infants = sorted(tiers.map((tier) => tier.infant_price ?? 0))
  return tiers
    .toSorted((a, b) => a.min_people - b.min_people)
    .map((tier, index) => ({
      ...tier,
      adult_price: adults[index] ?? 0,
      child_price: children[index] ?? 0,
      infant_price: infants[index] ?? 0,
    }))
}

describe('every quote', () => {
  it('has whole, non-negative amounts', () => {
    fc.assert(
      fc.property(cartArbitrary, taxRateArbitrary, (lines, taxRate) => {
        expect(quoteSchema.safeParse(quote(lines, taxRate)).success).toBe(true)
      }),
    )
  })

  it('has parts and add-ons that add up to the lines, the subtotal and the total', () => {
    fc.assert(
      fc.property(cartArbitrary, taxRateArbitrary, (lines, taxRate) => {
        const quoted = quote(lines, taxRate)
        for (const line of quoted.lines) {
          expect(line.base).toBe(sum(line.parts.map(({ total }) => total)))
          expect(line.addOnsTotal).toBe(sum(line.addOns.map(({ total }) => total)))
          expect(line.total).toBe(line.base + line.addOnsTotal)
          expect(line.before - line.discount).toBe(line.total)
          expect(line.discount).toBe(sum(line.parts.map((row) => (row.unitPriceBefore - row.unitPrice) * row.count)))
          for (const row of line.parts) expect(row.total).toBe(row.unitPrice * row.count)
          for (const row of line.addOns) expect(row.total).toBe(row.unitPrice * row.quantity * row.times)
        }
        expect(quoted.subtotal).toBe(sum(quoted.lines.map(({ total }) => total)))
        expect(quoted.before - quoted.discount).toBe(quoted.subtotal)
        expect(quoted.total).toBe(quoted.subtotal + quoted.tax)
      }),
    )
  })

  it('has a tax within half a rupiah of the exact amount', () => {
    fc.assert(
      fc.property(cartArbitrary, fc.integer({ min: 0, max: 100 }), (lines, taxRate) => {
        const { subtotal, tax } = quote(lines, taxRate)
        const excess = tax * 100 - subtotal * taxRate
        expect(excess > -50 && excess <= 50).toBe(true)
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(cartArbitrary, taxRateArbitrary, (lines, taxRate) => {
        const { lines: forwards, ...totals } = quote(lines, taxRate)
        const { lines: backwards, ...reversedTotals } = quote(lines.toReversed(), taxRate)
        expect(backwards.toReversed()).toEqual(forwards)
        expect(reversedTotals).toEqual(totals)
      }),
    )
  })

  it('does not change its arguments', () => {
    fc.assert(
      fc.property(cartArbitrary, (lines) => {
        const before = structuredClone(lines)
        quote(lines, 10)
        expect(lines).toEqual(before)
      }),
    )
  })
})

describe('a tour', () => {
  it('has the same adult and child prices with any number of infants', () => {
    const infants = fc.nat(30)
    fc.assert(
      fc.property(tourLineArbitrary(personPackageArbitrary), infants, (line, count) => {
        const pricesOf = (one: TourLine) =>
          quoteLine(one)
            .parts.filter((row) => row.type !== 'infant')
            .map((row) => [row.type, row.count, row.unitPrice])
        expect(pricesOf({ ...line, party: { ...line.party, infants: count } })).toEqual(pricesOf(line))
      }),
    )
  })

  it('never gets cheaper with another infant', () => {
    fc.assert(
      fc.property(tourLineArbitrary(packageArbitrary), (line) => {
        expect(totalOf({ ...line, party: withOneMore(line.party, 'infants') })).toBeGreaterThanOrEqual(totalOf(line))
      }),
    )
  })

  it('never gets cheaper with another traveller in the same tier', () => {
    const untiered = personPackageArbitrary.map((pack) => ({ ...pack, tiers: pack.tiers.slice(0, 1) }))
    fc.assert(
      fc.property(tourLineArbitrary(untiered), travellerArbitrary, (line, traveller) => {
        expect(totalOf({ ...line, party: withOneMore(line.party, traveller) })).toBeGreaterThanOrEqual(totalOf(line))
      }),
    )
  })

  it('never gets cheaper with another traveller if no larger tier is cheaper per person', () => {
    const rising = personPackageArbitrary.map((pack) => ({ ...pack, tiers: withRisingPrices(pack.tiers) }))
    fc.assert(
      fc.property(tourLineArbitrary(rising), travellerArbitrary, (line, traveller) => {
        expect(totalOf({ ...line, party: withOneMore(line.party, traveller) })).toBeGreaterThanOrEqual(totalOf(line))
      }),
    )
  })

  it('may get cheaper with another traveller if a larger tier is cheaper', () => {
    const tiers = makePersonPackage({
      tiers: [
        { adult_price: 100, child_price: null, infant_price: null, min_people: 1 },
        { adult_price: 80, child_price: null, infant_price: null, min_people: 10 },
      ],
    })
    const total = (adults: number) =>
      totalOf({
        kind: 'tour',
        package: tiers,
        date: null,
        party: { adults, children: 0, infants: 0 },
        packageCount: 1,
        addOns: [],
      })
    expect(total(9)).toBe(900)
    expect(total(10)).toBe(800)
  })

  it('costs the same for every party if priced per package, except for per-person add-ons', () => {
    fc.assert(
      fc.property(tourLineArbitrary(wholePackageArbitrary), partyArbitrary, (line, party) => {
        expect(quoteLine({ ...line, party }).base).toBe(quoteLine(line).base)
      }),
    )
  })

  it('has a price that does not depend on the order of its tiers', () => {
    fc.assert(
      fc.property(tourLineArbitrary(personPackageArbitrary), (line) => {
        const turned = { ...line.package, tiers: line.package.tiers.toReversed() }
        expect(quoteLine({ ...line, package: turned })).toEqual(quoteLine(line))
      }),
    )
  })
})

describe('a rental', () => {
  it('charges its add-ons once, regardless of the number of days', () => {
    fc.assert(
      fc.property(rentalLineArbitrary, (rental) => {
        const { addOnsTotal } = quoteLine(rental)
        expect(quoteLine({ ...rental, days: rental.days + 7 }).addOnsTotal).toBe(addOnsTotal)
        expect(addOnsTotal).toBe(sum(rental.addOns.map(({ price }) => price)))
      }),
    )
  })
})
