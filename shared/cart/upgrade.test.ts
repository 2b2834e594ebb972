import { describe, expect, it } from 'vitest'
import {
  makeCart,
  makeCartItem,
  makeItemAddOn,
  makePersonPackage,
  makeRentalItem,
  makeRoomItem,
  makeTransferItem,
  withStoredNames,
} from '../testing/index.ts'
import type { CartItem } from './item.ts'
import { parseStoredCart } from './stored.ts'

/** Returns an item in the format of version 2: `price` was the line total, and packages and add-ons had no price. */
function toVersion2(item: CartItem): Record<string, unknown> {
  const addOns = 'addOns' in item ? { addOns: item.addOns.map(({ name: _, price: __, ...addOn }) => addOn) } : {}
  return { ...withStoredNames(item), pricing: undefined, ...addOns, price: item.total, total: undefined }
}

describe('a cart of version 2', () => {
  const read = (...items: unknown[]) => parseStoredCart(JSON.stringify({ version: 2, items }))

  it('keeps the total of each item, from which the unit price is computed', () => {
    const items = [
      makeCartItem({ taxRate: 11, isResident: true }),
      makeCartItem({ id: 'b', packageCount: 2, price: 500_000 }),
      makeTransferItem({ quantity: 2, total: 700_000 }),
      makeRentalItem(),
      makeRoomItem({ quantity: 2, total: 3_800_000 }),
    ]
    expect(read(...items.map(toVersion2))).toEqual({ cart: makeCart(items), backupText: null, isNewer: false })
  })

  it('keeps the add-ons without names and prices, and the total including the add-ons', () => {
    const item = makeCartItem({ addOns: [makeItemAddOn({ quantity: 2 })], total: 1_300_000 })
    const rental = makeRentalItem({ addOns: [{ id: 'Child seat', name: 'Child seat', price: 1 }], total: 1_125_001 })
    const { cart, backupText } = read(
      { ...toVersion2(item), addOns: [{ id: 'lunch', quantity: 2 }] },
      toVersion2(rental),
    )
    expect(backupText).toBeNull()
    expect(cart.items).toMatchObject([
      { total: 1_300_000, addOns: [{ id: 'lunch', quantity: 2, name: '', price: null }] },
      { total: 1_125_001, addOns: [{ id: 'Child seat', name: '', price: null }] },
    ])
  })

  it('keeps the valid items if another item is damaged', () => {
    const sound = toVersion2(makeTransferItem())
    const backwards = { ...toVersion2(makeRoomItem()), endDate: '2026-11-01' }
    const { cart, backupText } = read(sound, backwards, { ...sound, id: 'b', price: -1 }, null)
    expect(cart.items).toEqual([makeTransferItem()])
    expect(backupText).not.toBeNull()
  })
})

describe('a cart of version 1', () => {
  const { isResident: _, ...item } = toVersion2(makeCartItem({ id: 'a', taxRate: 11 }))

  it('keeps its tours and assumes that the traveller is not a resident', () => {
    const { cart, backupText } = parseStoredCart(JSON.stringify({ version: 1, items: [item] }))
    expect(cart).toEqual(makeCart([makeCartItem({ id: 'a', taxRate: 11, isResident: false })]))
    expect(backupText).toBeNull()
  })

  it('keeps its tours if no tax rate was stored', () => {
    const text = JSON.stringify({ version: 1, items: [{ ...item, taxRate: undefined }] })
    expect(parseStoredCart(text).cart.items[0]).not.toHaveProperty('taxRate')
  })

  it('keeps the valid items if another item is damaged', () => {
    const text = JSON.stringify({ version: 1, items: [item, { ...item, id: 'b', adults: 0 }, null] })
    const { cart, backupText } = parseStoredCart(text)
    expect(cart.items.map(({ id }) => id)).toEqual(['a'])
    expect(backupText).toBe(text)
  })
})

describe('a cart of an older application, which is a list without a version', () => {
  const tier = { min_people: 1, max_people: 6, adult_price: 400_000, child_price: 300_000, infant_price: 0 }
  const listed = {
    id: '12-van-1700000000000',
    tourId: 12,
    tourName: 'Ubud rice terraces',
    date: '2026-12-24',
    quantity: 1,
    price: 1_100_000,
    adults: 2,
    children: 1,
    infants: 0,
    packageId: 'van',
    packageTitle: 'Shared van',
    pricing: { type: 'per_person', tiers: [tier], name: 'Shared van', description: '' },
    addOns: [{ id: 'lunch', name: 'Lunch', price: 50_000, quantity: 2, type: 'per_person' }],
  }
  const read = (...items: unknown[]) => parseStoredCart(JSON.stringify(items))
  const only = (item: unknown) => read(item).cart.items[0]

  it('keeps its tours with the total that was shown: price × quantity plus add-ons', () => {
    const { cart, backupText } = read(listed)
    expect(backupText).toBeNull()
    expect(cart.version).toBe(3)
    expect(cart.items).toEqual([
      makeCartItem({
        id: listed.id,
        productId: 12,
        tourSlug: '',
        location: '',
        duration: '',
        packageId: 'van',
        date: '2026-12-24',
        children: 1,
        price: 1_100_000,
        total: 1_100_000 + 50_000 * 2 * 3,
        addOns: listed.addOns.map((addOn) => ({ ...addOn, type: 'per_person' as const })),
        pricing: makePersonPackage({ id: 'van', adult_price: null, child_price: null, tiers: [tier] }),
      }),
    ])
  })

  it('charges add-ons that are not per person once per package', () => {
    const item = {
      ...listed,
      tourId: '12',
      quantity: 3,
      addOns: [{ id: 'x', price: 10, quantity: 1, type: 'per_package' }],
    }
    expect(only(item)).toMatchObject({ productId: 12, packageCount: 3, price: 1_100_000, total: 3_300_030 })
    expect(only({ ...item, packageCount: 2 })).toMatchObject({ packageCount: 2 })
  })

  it('keeps its transfers', () => {
    const { kind: _, ...transfer } = withStoredNames(makeTransferItem({ quantity: 2, total: 0 }))
    expect(only({ ...transfer, pickupTime: undefined, time: '14:30' })).toEqual(
      makeTransferItem({ quantity: 2, total: 700_000 }),
    )
  })

  it('keeps its rentals, even if a rental is identified by a number', () => {
    const { kind: _, quantity: __, ...rental } = withStoredNames(makeRentalItem())
    const item = { ...rental, tourId: 1, endDate: '2026-12-03' }
    expect(only(item)).toEqual(makeRentalItem({ total: 375_000 }))
    expect(only({ ...item, quantity: 4 })).toMatchObject({ quantity: 4, price: 375_000, total: 1_500_000 })
  })

  it('uses selectedDate if date is missing', () => {
    expect(only({ ...listed, date: undefined, selectedDate: '2026-12-25' })).toMatchObject({ date: '2026-12-25' })
  })

  it('loses invalid items, and items with a timestamp instead of a date', () => {
    const validItem = { ...listed, id: 'good' }
    const { cart, backupText } = read({ ...listed, date: '2026-12-23T16:00:00.000Z' }, validItem, 'x', { tourId: 1 })
    expect(cart.items.map(({ id }) => id)).toEqual(['good'])
    expect(backupText).not.toBeNull()
  })
})
