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
} from '../testing/index.ts'
import { withDays, withParty, withQuantity, withStay } from './edit.ts'
import type { CartItem } from './item.ts'
import { seenLine, withSeen } from './seen.ts'
import { parseStoredCart } from './stored.ts'

const totalSeen = (item: CartItem) => {
  const line = seenLine(item)
  return line && quoteLine(line).total
}

describe('what is seen of a line', () => {
  it('of a tour by person is what all its travelers cost, and each add-on’s name and price', () => {
    const addOn = makeAddOn({ tiers: [makeAddOnTier(), makeAddOnTier({ min_quantity: 2, price: 60_000 })] })
    const line = makeTourLine({ addOns: [{ addOn, quantity: 2 }] })
    expect(withSeen(makeCartItem({ total: 1 }), line)).toMatchObject({
      price: 1_000_000,
      total: 1_000_000 + 60_000 * 2 * 2,
      pricing: makePersonPackage(),
      addOns: [makeItemAddOn({ quantity: 2, price: 60_000 })],
    })
  })

  it('of a tour by package is what one package costs', () => {
    const pack = makeWholePackage({ tiers: [makePackageTier(), makePackageTier({ min_package: 2, price: 1_800_000 })] })
    const line = makeTourLine({ package: pack, packageCount: 2 })
    expect(withSeen(makeCartItem({ packageCount: 2 }), line)).toMatchObject({ price: 1_800_000, total: 3_600_000 })
  })

  it('of a car, a day and a room is the price of one', () => {
    const add_ons = [{ id: 'Child seat', name: 'Child seat', price: 50_000 }]
    expect(withSeen(makeTransferItem(), { kind: 'transfer', basePrice: 7, cars: 2 })).toMatchObject({
      price: 7,
      total: 14,
    })
    expect(
      withSeen(makeRentalItem(), { kind: 'rental', pricePerDay: 100_000, days: 3, addOns: add_ons }),
    ).toMatchObject({ price: 100_000, total: 350_000, addOns: add_ons })
    expect(withSeen(makeRoomItem(), { kind: 'room', pricePerNight: 5, nights: 2, rooms: 3 })).toMatchObject({
      price: 5,
      total: 30,
    })
  })
})

describe('the prices that were seen', () => {
  it('say what an item cost, of whatever kind', () => {
    const addOns = [makeItemAddOn()]
    const tour = makeCartItem({ pricing: makePersonPackage(), addOns, total: 1_150_000 })
    for (const item of [tour, makeTransferItem(), makeRentalItem(), makeRoomItem()])
      expect(totalSeen(item)).toBe(item.total)
  })

  it('say what it would have cost otherwise', () => {
    const pricing = makePersonPackage({
      tiers: [makePersonTier(), makePersonTier({ min_people: 3, adult_price: 400_000 })],
    })
    const three = { adults: 3, children: 0, infants: 0 }
    expect(totalSeen(withParty(makeCartItem({ pricing, addOns: [makeItemAddOn()] }), three))).toBe(1_200_000 + 225_000)
    expect(totalSeen(withQuantity(makeTransferItem(), 2))).toBe(700_000)
    const [rental, stay] = [makeRentalItem(), makeRoomItem()]
    expect(totalSeen(withDays(rental, rental.date, rental.date))).toBe(375_000)
    expect(totalSeen(withQuantity(withStay(stay, stay.date, stay.endDate), 2))).toBe(3_800_000)
  })

  it('count one package of a tour by person, whatever the item counts', () => {
    const item = makeCartItem({ pricing: makePersonPackage(), packageCount: 3, adults: 2 })
    const line = seenLine(item)
    expect(line).toMatchObject({ packageCount: 1 })
    expect(line && withSeen(item, line).price).toBe(totalSeen(item))
  })

  it('are not known of a tour and of add-ons that an earlier version kept', () => {
    const { total: price, ...tour } = makeCartItem()
    const { total: _, ...rental } = { ...makeRentalItem(), addOns: [{ id: 'Child seat' }] }
    const text = JSON.stringify({ version: 2, items: [{ ...tour, price }, rental] })
    const { items } = parseStoredCart(text).cart
    expect(items.map(totalSeen)).toEqual([null, null])
  })

  it('are not known where a package was kept without any', () => {
    expect(totalSeen(makeCartItem({ pricing: makePersonPackage({ adult_price: null }) }))).toBeNull()
  })
})
