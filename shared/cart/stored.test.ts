import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeCart, makeCartItem } from '../testing/index.ts'
import { emptyCart } from './cart.ts'
import { cartSchema } from './item.ts'
import { cartText, parseStoredCart } from './stored.ts'

describe('a stored cart', () => {
  it('is read as it was written', () => {
    const cart = makeCart([makeCartItem({ addOns: [{ id: 'lunch', quantity: 1 }] }), makeCartItem({ id: 'b' })])
    expect(parseStoredCart(cartText(cart))).toEqual({ cart, putAside: null })
  })

  it('of before taxes were kept is read too', () => {
    const text = JSON.stringify({ version: 1, items: [makeCartItem()] })
    expect(text).not.toContain('taxRate')
    expect(parseStoredCart(text)).toEqual({ cart: makeCart([makeCartItem()]), putAside: null })
    const taxed = makeCart([makeCartItem({ taxRate: 10 })])
    expect(parseStoredCart(cartText(taxed))).toEqual({ cart: taxed, putAside: null })
  })

  test.each([null, ''])('that was never written (%o) is empty', (text) => {
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, putAside: null })
  })

  test.each([
    ['is cut off', '{"version":1,"items":[{"id"'],
    ['is a list, as an older site kept it', '[{"tourId":"12","quantity":1}]'],
    ['has a version of the future', '{"version":2,"items":[]}'],
    ['has no list of items', '{"version":1,"items":"many"}'],
    ['is null', 'null'],
    ['is a number', '7'],
  ])('that %s is put aside and the cart is empty', (_what, text) => {
    expect(parseStoredCart(text)).toEqual({ cart: emptyCart, putAside: text })
  })

  it('with damaged items keeps the sound ones and is put aside', () => {
    const sound = makeCartItem()
    const text = JSON.stringify({ version: 1, items: [sound, { ...sound, id: 'b', date: '2026-02-31' }, 'x'] })
    expect(parseStoredCart(text)).toEqual({ cart: makeCart([sound]), putAside: text })
  })

  it('with an id twice keeps it once', () => {
    const text = JSON.stringify({ version: 1, items: [makeCartItem(), makeCartItem({ adults: 4 })] })
    expect(parseStoredCart(text).cart.items).toEqual([makeCartItem({ adults: 4 })])
  })

  it('never breaks the page, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((items) => JSON.stringify({ version: 1, items })),
        ),
        (text) => {
          expect(cartSchema.safeParse(parseStoredCart(text).cart).success).toBe(true)
        },
      ),
    )
  })
})
