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
  makeTransferItem,
  makeWholePackage,
} from '../testing/index.ts'
import { emptyCart } from './cart.ts'
import { type CartItem, cartSchema } from './item.ts'
import { cartText, parseStoredCart } from './stored.ts'

const goodItems = [makeCartItem(), makeTransferItem(), makeRentalItem(), makeRoomItem()]

/** Carts of good items in which one field of one item holds something else, as today's version, the ones before and a list. */
const spoiledCartArbitrary = fc
  .record({
    at: fc.nat(goodItems.length - 1),
    field: fc.constantFrom(...new Set(goodItems.flatMap((item) => Object.keys(item)))),
    value: fc.oneof(fc.jsonValue(), fc.double(), fc.constant('2026-02-31'), fc.constant('9'.repeat(400))),
    shape: fc.constantFrom(
      (items: unknown[]): unknown => ({ version: 3, items }),
      (items: unknown[]): unknown => ({ version: 2, items }),
      (items: unknown[]): unknown => ({ version: 1, items }),
      (items: unknown[]): unknown => items,
    ),
  })
  .map(({ at, field, value, shape }) =>
    JSON.stringify(shape(goodItems.map((item, index) => (index === at ? { ...item, [field]: value } : item)))),
  )

describe('a stored cart', () => {
  it('is read as it was written', () => {
    const cart = makeCart([
      makeCartItem({ addOns: [makeItemAddOn()], pricing: makeWholePackage() }),
      makeCartItem({ id: 'b' }),
    ])
    expect(parseStoredCart(cartText(cart))).toEqual({ cart, putAside: null, isNewer: false })
  })

  it('of all kinds is read as it was written', () => {
    const rental = makeRentalItem({ addOns: [{ id: 'Child seat', name: 'Child seat', price: 50_000 }] })
    const cart = makeCart([makeCartItem({ taxRate: 10 }), makeTransferItem(), rental, makeRoomItem()])
    expect(parseStoredCart(cartText(cart))).toEqual({ cart, putAside: null, isNewer: false })
  })

  test.each([null, ''])('that was never written (%o) is empty', (text) => {
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, putAside: null, isNewer: false })
  })

  test.each([
    ['is cut off', '{"version":1,"items":[{"id"'],
    ['has a version that never was', '{"version":0,"items":[]}'],
    ['has a version that is no number', '{"version":"2","items":[]}'],
    ['has no list of items', '{"version":2,"items":"many"}'],
    ['has nothing but a version', '{"version":1}'],
    ['is null', 'null'],
    ['is a number', '7'],
  ])('that %s is put aside and the cart is empty', (_what, text) => {
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, putAside: text, isNewer: false })
  })

  it('of a later version is left alone: newer code knows it', () => {
    const text = JSON.stringify({ version: 4, items: [makeCartItem()] })
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, putAside: null, isNewer: true })
  })

  it('with damaged items keeps the sound ones and is put aside', () => {
    const sound = makeCartItem()
    const stay = makeRoomItem()
    const damaged = [{ ...sound, id: 'b', date: '2026-02-31' }, 'x', null, { ...stay, id: 'c', endDate: stay.date }]
    const text = JSON.stringify({ version: 3, items: [sound, ...damaged] })
    expect(parseStoredCart(text)).toEqual({ cart: makeCart([sound]), putAside: text, isNewer: false })
  })

  it('with an item whose texts and picture got lost keeps the item', () => {
    const { packageTitle: _, tourLocation: __, ...rest } = makeRentalItem()
    const { cart, putAside } = parseStoredCart(JSON.stringify({ version: 3, items: [{ ...rest, image: 7 }] }))
    expect(cart.items).toEqual([{ ...rest, image: null, packageTitle: '', tourLocation: '' }])
    expect(putAside).toBeNull()
  })

  it('with an id twice keeps it once', () => {
    const text = JSON.stringify({ version: 3, items: [makeCartItem(), makeCartItem({ adults: 4 })] })
    expect(parseStoredCart(text).cart.items).toEqual([makeCartItem({ adults: 4 })])
  })

  it('never breaks the page, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ version: fc.constantFrom(1, 2, 3), items: fc.jsonValue() }).map((cart) => JSON.stringify(cart)),
          spoiledCartArbitrary,
        ),
        (text) => {
          expect(cartSchema.safeParse(parseStoredCart(text).cart).success).toBe(true)
        },
      ),
    )
  })
})

describe('an item is kept with', () => {
  const kept = (item: CartItem) => JSON.parse(cartText(makeCart([item]))).items[0]

  it('a tour’s package, its prices, its add-ons’ names and prices, and how many packages', () => {
    const pricing = makePersonPackage({ name: 'Shared van', description: 'Six seats.', tiers: [makePersonTier()] })
    const addOns = [makeItemAddOn({ id: 'lunch', name: 'Lunch', price: 75_000, quantity: 2, type: 'per_person' })]
    expect(kept(makeCartItem({ pricing, addOns, packageCount: 1 }))).toMatchObject({
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
    expect(kept(makeCartItem({ packageCount: 3 }))).toMatchObject({ quantity: 3, packageCount: 3 })
  })

  it('the price of one car, one day and one room for a night', () => {
    expect(kept(makeTransferItem({ quantity: 2, total: 700_000 }))).toMatchObject({
      packageTitle: 'Toyota Innova',
      packageId: '1',
      quantity: 2,
      price: 350_000,
      time: '14:30',
      pickupTime: '14:30',
    })
    expect(kept(makeRentalItem())).toMatchObject({ quantity: 3, price: 375_000, endDate: '2026-12-03', time: '09:00' })
    expect(kept(makeRoomItem())).toMatchObject({ quantity: 1, price: 950_000, endDate: '2026-12-03' })
  })

  it('a rental’s add-ons as what they are: charged once', () => {
    const addOns = [{ id: 'Child seat', name: 'Child seat', price: 50_000 }]
    expect(kept(makeRentalItem({ addOns })).addOns).toEqual([{ ...addOns[0], quantity: 1, type: 'per_rental' }])
  })
})
