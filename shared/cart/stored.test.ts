import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  makeCart,
  makeCartItem,
  makeItemAddOn,
  makePersonPackage,
  makePersonTier,
  makeRentalItem,
  makeRoomItem,
  makeSeason,
  makeTransferItem,
  makeWholePackage,
  withStoredNames,
} from '../testing/index.ts'
import { emptyCart } from './cart.ts'
import { type CartItem, cartSchema } from './item.ts'
import { parseStoredCart, serialiseCart } from './stored.ts'

const validItems = [makeCartItem(), makeTransferItem(), makeRentalItem(), makeRoomItem()]

/**
 * Valid carts in which one field of one item has a wrong value, in the current version, older versions and as a bare
 * list.
 */
const damagedCartArbitrary = fc
  .record({
    at: fc.nat(validItems.length - 1),
    field: fc.constantFrom(...new Set(validItems.flatMap((item) => Object.keys(item)))),
    value: fc.oneof(fc.jsonValue(), fc.double(), fc.constant('2026-02-31'), fc.constant('9'.repeat(400))),
    shape: fc.constantFrom(
      (items: unknown[]): unknown => ({ version: 3, items }),
      (items: unknown[]): unknown => ({ version: 2, items }),
      (items: unknown[]): unknown => ({ version: 1, items }),
      (items: unknown[]): unknown => items,
    ),
  })
  .map(({ at, field, value, shape }) =>
    JSON.stringify(shape(validItems.map((item, index) => (index === at ? { ...item, [field]: value } : item)))),
  )

describe('parseStoredCart', () => {
  it('reads a stored cart unchanged', () => {
    const cart = makeCart([
      makeCartItem({ addOns: [makeItemAddOn()], pricing: makeWholePackage() }),
      makeCartItem({ id: 'b' }),
    ])
    expect(parseStoredCart(serialiseCart(cart))).toEqual({ cart, backupText: null, isNewer: false })
  })

  it('reads items of all kinds unchanged', () => {
    const rental = makeRentalItem({ addOns: [{ id: 'Child seat', name: 'Child seat', price: 50_000 }] })
    const cart = makeCart([makeCartItem({ taxRate: 10 }), makeTransferItem(), rental, makeRoomItem()])
    expect(parseStoredCart(serialiseCart(cart))).toEqual({ cart, backupText: null, isNewer: false })
  })

  it('reads a package that was stored before packages had seasons', () => {
    const pricing = makePersonPackage()
    const { seasons: _seasons, ...stored } = pricing
    const text = serialiseCart(makeCart([makeCartItem({ pricing })]))
    const old = text.replace(JSON.stringify(pricing), JSON.stringify(stored))
    expect(old).not.toContain('seasons')
    expect(parseStoredCart(old).cart.items).toEqual([makeCartItem({ pricing })])
  })

  it('reads the seasons of a package unchanged', () => {
    const cart = makeCart([makeCartItem({ pricing: makePersonPackage({ seasons: [makeSeason()] }) })])
    expect(parseStoredCart(serialiseCart(cart)).cart).toEqual(cart)
  })

  test.each([null, ''])('returns an empty cart if the stored text is %j', (text) => {
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, backupText: null, isNewer: false })
  })

  test.each([
    ['is cut off', '{"version":1,"items":[{"id"'],
    ['has an unknown version', '{"version":0,"items":[]}'],
    ['has a version that is not a number', '{"version":"2","items":[]}'],
    ['has no list of items', '{"version":2,"items":"many"}'],
    ['only has a version', '{"version":1}'],
    ['is null', 'null'],
    ['is a number', '7'],
  ])('returns an empty cart and the text to back up for a cart that %s', (_what, text) => {
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, backupText: text, isNewer: false })
  })

  it('reports a cart of a later version, which must not be overwritten', () => {
    const text = JSON.stringify({ version: 4, items: [makeCartItem()] })
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, backupText: null, isNewer: true })
  })

  it('keeps the valid items of a damaged cart, and returns the text to back up', () => {
    const sound = withStoredNames(makeCartItem())
    const stay = withStoredNames(makeRoomItem())
    const damaged = [{ ...sound, id: 'b', date: '2026-02-31' }, 'x', null, { ...stay, id: 'c', endDate: stay.date }]
    const text = JSON.stringify({ version: 3, items: [sound, ...damaged] })
    expect(parseStoredCart(text)).toEqual({ cart: makeCart([makeCartItem()]), backupText: text, isNewer: false })
  })

  it('keeps an item whose texts and picture are missing', () => {
    const { packageTitle: _, location: __, ...rest } = makeRentalItem()
    const { tourLocation: ___, packageTitle: ____, ...stored } = withStoredNames(makeRentalItem())
    const { cart, backupText } = parseStoredCart(JSON.stringify({ version: 3, items: [{ ...stored, image: 7 }] }))
    expect(cart.items).toEqual([{ ...rest, image: null, packageTitle: '', location: '' }])
    expect(backupText).toBeNull()
  })

  it('keeps the last of two items with the same id', () => {
    const text = JSON.stringify({
      version: 3,
      items: [makeCartItem(), makeCartItem({ adults: 4 })].map(withStoredNames),
    })
    expect(parseStoredCart(text).cart.items).toEqual([makeCartItem({ adults: 4 })])
  })

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ version: fc.constantFrom(1, 2, 3), items: fc.jsonValue() }).map((cart) => JSON.stringify(cart)),
          damagedCartArbitrary,
        ),
        (text) => {
          expect(cartSchema.safeParse(parseStoredCart(text).cart).success).toBe(true)
        },
      ),
    )
  })
})

describe('a stored item', () => {
  const storeAndParse = (item: CartItem) => JSON.parse(serialiseCart(makeCart([item]))).items[0]

  it('contains a tour’s package, its prices, its add-ons and the number of packages', () => {
    const pricing = makePersonPackage({ name: 'Shared van', description: 'Six seats.', tiers: [makePersonTier()] })
    const addOns = [makeItemAddOn({ id: 'lunch', name: 'Lunch', price: 75_000, quantity: 2, type: 'per_person' })]
    expect(storeAndParse(makeCartItem({ pricing, addOns, packageCount: 1 }))).toMatchObject({
      tourName: 'Ubud rice terraces',
      tourTitle: 'Ubud rice terraces',
      date: '2026-12-01',
      selectedDate: '2026-12-01',
      quantity: 1,
      packageCount: 1,
      price: 1_000_000,
      pricing: { type: 'per_person', name: 'Shared van', description: 'Six seats.', tiers: [makePersonTier()] },
      addOns: [{ id: 'lunch', name: 'Lunch', price: 75_000, quantity: 2, type: 'per_person' }],
    })
    expect(storeAndParse(makeCartItem({ packageCount: 3 }))).toMatchObject({ quantity: 3, packageCount: 3 })
  })

  it('contains the price of one car, one rental day or one room per night', () => {
    expect(storeAndParse(makeTransferItem({ quantity: 2, total: 700_000 }))).toMatchObject({
      packageTitle: 'Toyota Innova',
      packageId: '1',
      quantity: 2,
      price: 350_000,
      time: '14:30',
      pickupTime: '14:30',
    })
    expect(storeAndParse(makeRentalItem())).toMatchObject({
      quantity: 3,
      price: 375_000,
      endDate: '2026-12-03',
      time: '09:00',
    })
    expect(storeAndParse(makeRoomItem())).toMatchObject({ quantity: 1, price: 950_000, endDate: '2026-12-03' })
  })

  it('marks the add-ons of a rental as charged once', () => {
    const addOns = [{ id: 'Child seat', name: 'Child seat', price: 50_000 }]
    expect(storeAndParse(makeRentalItem({ addOns })).addOns).toEqual([
      { ...addOns[0], quantity: 1, type: 'per_rental' },
    ])
  })
})
