import { describe, expect, it } from 'vitest'
import { quoteLine } from '../pricing/index.ts'
import {
  makeAddOn,
  makeAddOnTier,
  makeCartItem,
  makeItemAddOn,
  makePackageTier,
  makePersonPackage,
  makePersonTier,
  makeRentalItem,
  makeRoomItem,
  makeTourLine,
  makeTransferItem,
  makeWholePackage,
  withStoredNames,
} from '../testing/index.ts'
import { withDays, withParty, withQuantity, withStay } from './edit.ts'
import type { CartItem } from './item.ts'
import { createSeenLine, withSeenPrice } from './seen-price.ts'
import { parseStoredCart } from './stored.ts'

const computeSeenTotal = (item: CartItem) => {
  const line = createSeenLine(item)
  return line && quoteLine(line).total
}

describe('withSeenPrice', () => {
  it('stores the price of all travellers for a per-person tour, with the name and price of each add-on', () => {
    const addOn = makeAddOn({ tiers: [makeAddOnTier(), makeAddOnTier({ min_quantity: 2, price: 60_000 })] })
    const line = makeTourLine({ addOns: [{ addOn, quantity: 2 }] })
    expect(withSeenPrice(makeCartItem({ total: 1 }), line)).toMatchObject({
      price: 1_000_000,
      total: 1_000_000 + 60_000 * 2 * 2,
      pricing: makePersonPackage(),
      addOns: [makeItemAddOn({ quantity: 2, price: 60_000 })],
    })
  })

  it('stores the price of one package for a per-package tour', () => {
    const pack = makeWholePackage({ tiers: [makePackageTier(), makePackageTier({ min_package: 2, price: 1_800_000 })] })
    const line = makeTourLine({ package: pack, packageCount: 2 })
    expect(withSeenPrice(makeCartItem({ packageCount: 2 }), line)).toMatchObject({ price: 1_800_000, total: 3_600_000 })
  })

  it('stores the price of one car, one rental day and one room per night', () => {
    const add_ons = [{ id: 'Child seat', name: 'Child seat', price: 50_000 }]
    expect(withSeenPrice(makeTransferItem(), { kind: 'transfer', basePrice: 7, cars: 2 })).toMatchObject({
      price: 7,
      total: 14,
    })
    expect(
      withSeenPrice(makeRentalItem(), { kind: 'rental', pricePerDay: 100_000, days: 3, addOns: add_ons }),
    ).toMatchObject({ price: 100_000, total: 350_000, addOns: add_ons })
    expect(withSeenPrice(makeRoomItem(), { kind: 'room', pricePerNight: 5, nights: 2, rooms: 3 })).toMatchObject({
      price: 5,
      total: 30,
    })
  })
})

describe('createSeenLine', () => {
  it('returns a line with the total that the traveller saw, for items of every kind', () => {
    const addOns = [makeItemAddOn()]
    const tour = makeCartItem({ pricing: makePersonPackage(), addOns, total: 1_150_000 })
    for (const item of [tour, makeTransferItem(), makeRentalItem(), makeRoomItem()])
      expect(computeSeenTotal(item)).toBe(item.total)
  })

  it('recalculates the total for a changed item', () => {
    const pricing = makePersonPackage({
      tiers: [makePersonTier(), makePersonTier({ min_people: 3, adult_price: 400_000 })],
    })
    const three = { adults: 3, children: 0, infants: 0 }
    expect(computeSeenTotal(withParty(makeCartItem({ pricing, addOns: [makeItemAddOn()] }), three))).toBe(
      1_200_000 + 225_000,
    )
    expect(computeSeenTotal(withQuantity(makeTransferItem(), 2))).toBe(700_000)
    const [rental, stay] = [makeRentalItem(), makeRoomItem()]
    expect(computeSeenTotal(withDays(rental, rental.date, rental.date))).toBe(375_000)
    expect(computeSeenTotal(withQuantity(withStay(stay, stay.date, stay.endDate), 2))).toBe(3_800_000)
  })

  it('counts one package for a per-person tour, whatever quantity the item has', () => {
    const item = makeCartItem({ pricing: makePersonPackage(), packageCount: 3, adults: 2 })
    const line = createSeenLine(item)
    expect(line).toMatchObject({ packageCount: 1 })
    expect(line && withSeenPrice(item, line).price).toBe(computeSeenTotal(item))
  })

  it('returns null if an earlier version stored the item without its package or without the prices of its add-ons', () => {
    const { total: price, ...tour } = withStoredNames(makeCartItem())
    const { total: _, ...rental } = { ...withStoredNames(makeRentalItem()), addOns: [{ id: 'Child seat' }] }
    const text = JSON.stringify({ version: 2, items: [{ ...tour, price }, rental] })
    const { items } = parseStoredCart(text).cart
    expect(items.map(computeSeenTotal)).toEqual([null, null])
  })

  it('returns null if the stored package has no price', () => {
    expect(computeSeenTotal(makeCartItem({ pricing: makePersonPackage({ adult_price: null }) }))).toBeNull()
  })
})
