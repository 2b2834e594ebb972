import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeCart, makeCartItem, makeRentalItem, makeRoomItem, makeTransferItem } from '../testing/index.ts'
import { emptyCart } from './cart.ts'
import { cartSchema } from './item.ts'
import { cartText, parseStoredCart } from './stored.ts'

const goodItems = [makeCartItem(), makeTransferItem(), makeRentalItem(), makeRoomItem()]

/** Carts of good items in which one field of one item holds something else, as today's version, version 1 and a list. */
const spoiledCartArbitrary = fc
  .record({
    at: fc.nat(goodItems.length - 1),
    field: fc.constantFrom(...new Set(goodItems.flatMap((item) => Object.keys(item)))),
    value: fc.oneof(fc.jsonValue(), fc.double(), fc.constant('2026-02-31'), fc.constant('9'.repeat(400))),
    shape: fc.constantFrom(
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
    const cart = makeCart([makeCartItem({ addOns: [{ id: 'lunch', quantity: 1 }] }), makeCartItem({ id: 'b' })])
    expect(parseStoredCart(cartText(cart))).toEqual({ cart, putAside: null, isNewer: false })
  })

  it('of all kinds is read as it was written', () => {
    const cart = makeCart([makeCartItem({ taxRate: 10 }), makeTransferItem(), makeRentalItem(), makeRoomItem()])
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
    const text = JSON.stringify({ version: 3, items: [makeCartItem()] })
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, putAside: null, isNewer: true })
  })

  it('with damaged items keeps the sound ones and is put aside', () => {
    const sound = makeCartItem()
    const stay = makeRoomItem()
    const damaged = [{ ...sound, id: 'b', date: '2026-02-31' }, 'x', null, { ...stay, id: 'c', endDate: stay.date }]
    const text = JSON.stringify({ version: 2, items: [sound, ...damaged] })
    expect(parseStoredCart(text)).toEqual({ cart: makeCart([sound]), putAside: text, isNewer: false })
  })

  it('with an item whose texts and picture got lost keeps the item', () => {
    const { packageTitle: _, tourLocation: __, ...rest } = makeRentalItem()
    const { cart, putAside } = parseStoredCart(JSON.stringify({ version: 2, items: [{ ...rest, image: 7 }] }))
    expect(cart.items).toEqual([{ ...rest, image: null, packageTitle: '', tourLocation: '' }])
    expect(putAside).toBeNull()
  })

  it('with an id twice keeps it once', () => {
    const text = JSON.stringify({ version: 2, items: [makeCartItem(), makeCartItem({ adults: 4 })] })
    expect(parseStoredCart(text).cart.items).toEqual([makeCartItem({ adults: 4 })])
  })

  it('never breaks the page, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ version: fc.constantFrom(1, 2), items: fc.jsonValue() }).map((cart) => JSON.stringify(cart)),
          spoiledCartArbitrary,
        ),
        (text) => {
          expect(cartSchema.safeParse(parseStoredCart(text).cart).success).toBe(true)
        },
      ),
    )
  })
})
