import { describe, expect, it, test } from 'vitest'
import { beforeTaxText, fromPriceText, packagesText, partyText, priceUnitText } from './labels.ts'

describe('labels of counts', () => {
  it.each([
    [{ adults: 1, children: 0, infants: 0 }, '1 Adult'],
    [{ adults: 2, children: 1, infants: 0 }, '2 Adults, 1 Child'],
    [{ adults: 2, children: 3, infants: 1 }, '2 Adults, 3 Children, 1 Infant'],
  ])('partyText(%j) returns %j', (party, text) => {
    expect(partyText(party)).toBe(text)
  })

  it('packagesText uses the singular for one package and the plural for several packages', () => {
    expect(packagesText(1)).toBe('1 package')
    expect(packagesText(3)).toBe('3 packages')
  })
})

test.each([
  [{ per: 'person', from: 1 }, 'per person'],
  [{ per: 'person', from: 7 }, 'per person in a group of 7 or more'],
  [{ per: 'package', guests: 6, from: 1 }, 'per group of up to 6'],
  [{ per: 'package', guests: null, from: 1 }, 'per package'],
  [{ per: 'package', guests: 1, from: 1 }, 'per package for one guest'],
  [{ per: 'package', guests: 2, from: 5 }, 'per group of up to 2, if you book 5 or more packages'],
  [{ per: 'vehicle', guests: 4 }, 'per car for up to 4 guests'],
] as const)('priceUnitText(%j) returns %j', (unit, text) => {
  expect(priceUnitText(unit)).toBe(text)
})

it('fromPriceText returns the price unit, and whether a price is only for residents', () => {
  const unit = { per: 'person', from: 1 } as const
  expect(fromPriceText({ unit, isForResidents: false })).toBe('per person')
  expect(fromPriceText({ unit, isForResidents: true })).toBe('per person, residents of Indonesia only')
  expect(fromPriceText({ unit: null, isForResidents: false })).toBe('')
})

it('beforeTaxText returns the tax that is added to a price, or null if there is no tax', () => {
  expect(beforeTaxText(10)).toBe('before 10% tax')
  expect(beforeTaxText(0)).toBeNull()
})
