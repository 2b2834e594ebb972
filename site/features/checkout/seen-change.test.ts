import { makeCart, makeCartItem, makeDate, makeTourOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { viewCart } from '../cart/view.ts'
import { seenChange } from './seen-change.ts'

const offers = { 1: { status: 'ready', offer: makeTourOffer() } } as const
const today = makeDate('2026-11-21')

function changeOf(...prices: number[]) {
  const items = prices.map((price, index) => makeCartItem({ id: `item-${index}`, price }))
  const view = viewCart(makeCart(items), offers, 10, today)
  if (!view.quote) throw new Error('The cart has no price.')
  return seenChange(view, view.quote)
}

describe('a price that changed since it was put into the cart', () => {
  it('is nothing to ask about while all prices are the same', () => {
    expect(changeOf(1_000_000, 1_000_000)).toBeNull()
  })

  it('is told as the total with tax that was seen', () => {
    expect(changeOf(1_000_000, 900_000)).toEqual({
      seen: 2_090_000,
      prices: [{ id: 'item-1', price: 1_000_000 }],
    })
  })
})
