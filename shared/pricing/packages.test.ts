import { describe, expect, it, test } from 'vitest'
import { makeAddOn, makeAddOnTier, makePersonPackage, makeWholePackage } from '../testing/index.ts'
import { type PackageSort, sortPackages, visiblePackages } from './packages.ts'
import { maxAddOnQuantity } from './unit-price.ts'

const names = (packages: { name: string }[]) => packages.map(({ name }) => name)

describe('visiblePackages', () => {
  const packages = [
    makeWholePackage({ name: 'Everybody', market: 'all' }),
    makeWholePackage({ name: 'Residents', market: 'indonesia' }),
    makeWholePackage({ name: 'Unpriced', market: 'all', price: null }),
  ]

  it('returns the priced packages of market "all" for a traveller who is not a resident', () => {
    expect(names(visiblePackages(packages, false))).toEqual(['Everybody'])
  })

  it('returns only the packages of market "indonesia" for a resident', () => {
    expect(names(visiblePackages(packages, true))).toEqual(['Residents'])
  })
})

test.each<[PackageSort, string[]]>([
  ['price_low_high', ['boat 2', 'Car', 'Boat 10', 'Ask us']],
  ['price_high_low', ['Boat 10', 'Car', 'boat 2', 'Ask us']],
  ['name_az', ['Ask us', 'boat 2', 'Boat 10', 'Car']],
  ['name_za', ['Car', 'Boat 10', 'boat 2', 'Ask us']],
])('sortPackages sorts by %s; a sort by price puts packages without a price last', (sort, expected) => {
  const packages = [
    makeWholePackage({ name: 'Ask us', price: null }),
    makeWholePackage({ name: 'Boat 10', price: 900_000 }),
    makePersonPackage({ name: 'boat 2', adult_price: 100_000 }),
    makeWholePackage({ name: 'Car', price: 500_000 }),
  ]
  const given = names(packages)
  expect(names(sortPackages(packages, sort))).toEqual(expected)
  expect(names(packages)).toEqual(given)
})

it('maxAddOnQuantity returns the largest max_quantity of the tiers of an add-on', () => {
  const tiers = [
    makeAddOnTier({ max_quantity: 8 }),
    makeAddOnTier({ min_quantity: 9, max_quantity: 20 }),
    makeAddOnTier(),
  ]
  expect(maxAddOnQuantity(makeAddOn({ tiers }))).toBe(20)
})
