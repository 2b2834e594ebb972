import { makeCart, makeCartItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { insertAt } from './stored-cart.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => makeCartItem({ id }))

describe('taking a removal back', () => {
  it('returns the item to its place', () => {
    if (!a || !b || !c) throw new Error('three items')
    expect(insertAt(makeCart([a, c]), b, 1).items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('does nothing twice', () => {
    if (!a || !b) throw new Error('two items')
    const cart = makeCart([a, b])
    expect(insertAt(cart, b, 0)).toBe(cart)
  })
})
