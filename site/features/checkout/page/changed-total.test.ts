import type { TourItem } from '@nusa/shared/cart'
import { makeCart, makeCartItem, makeTourOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createCartView } from '../../cart/model/view-cart.ts'
import { findChangedTotal } from './changed-total.ts'

const offers = { 1: { status: 'ready', kind: 'tour', offer: makeTourOffer() } } as const
const now = new Date('2026-11-21T04:00:00Z')
const taxToday = 10

function changeOf(...items: Partial<TourItem>[]) {
  const cart = makeCart(items.map((more, index) => makeCartItem({ id: `item-${index}`, ...more })))
  const view = createCartView(cart, offers, taxToday, now)
  if (!view.quote) throw new Error('The cart has no price.')
  const change = findChangedTotal(view, view.quote)
  return change && { seen: change.seenTotal, accepted: change.accept(cart).items }
}

describe('findChangedTotal', () => {
  it('returns null if all prices are unchanged', () => {
    expect(changeOf({ total: 1_000_000 }, { total: 1_000_000, taxRate: taxToday })).toBeNull()
  })

  it('returns the total with tax that the traveller saw if a price has changed', () => {
    expect(changeOf({ total: 1_000_000 }, { total: 900_000 })).toMatchObject({
      seen: 2_090_000,
      accepted: [
        { total: 1_000_000, taxRate: taxToday },
        { total: 1_000_000, taxRate: taxToday },
      ],
    })
  })

  it('returns the total with tax that the traveller saw if only the tax rate has changed', () => {
    expect(changeOf({ taxRate: 8 }, { taxRate: 8 })).toMatchObject({
      seen: 2_160_000,
      accepted: [{ taxRate: taxToday }, { taxRate: taxToday }],
    })
  })

  it('uses the tax rate stored with each item', () => {
    expect(changeOf({ taxRate: 8 }, { taxRate: 11 }, { taxRate: undefined })?.seen).toBe(
      1_080_000 + 1_110_000 + 1_100_000,
    )
  })

  it('ignores items that cannot be booked', () => {
    expect(changeOf({ total: 1_000_000 }, { total: 5_000_000, packageId: 'gone' })).toBeNull()
  })

  it("returns null while today's prices are loading", () => {
    const view = createCartView(makeCart([makeCartItem({ taxRate: 8 })]), offers, taxToday, now)
    if (!view.quote) throw new Error('The cart has no price.')
    expect(findChangedTotal({ ...view, isLoading: true }, view.quote)).toBeNull()
  })
})
