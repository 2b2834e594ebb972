import {
  makeCart,
  makeCartItem,
  makeDate,
  makePersonPackage,
  makeTour,
  makeTourOffer,
  makeWholePackage,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { repriced } from './edit.ts'
import type { OfferState } from './offers.ts'
import { priceChange, viewCart } from './view.ts'

const today = makeDate('2026-11-21')
const offer = makeTourOffer(makeTour({ id: 1, pricing: [makePersonPackage(), makeWholePackage()] }))
const ready: Record<number, OfferState> = { 1: { status: 'ready', offer } }
const view = (item = makeCartItem(), offers = ready) => viewCart(makeCart([item]), offers, 10, today)

describe('the cart as it is shown', () => {
  it('has today’s price with tax', () => {
    const { quote, isComplete } = view()
    expect(quote).toMatchObject({ subtotal: 1_000_000, tax: 100_000, total: 1_100_000 })
    expect(isComplete).toBe(true)
  })

  it('has no total while a tour is being looked up', () => {
    expect(view(makeCartItem(), {})).toMatchObject({ quote: null, isLoading: true, isComplete: false })
  })

  it('says why an item of a tour that is gone can’t be booked', () => {
    const [item] = view(makeCartItem(), { 1: { status: 'gone' } }).items
    expect(item).toMatchObject({ status: 'blocked', problems: [{ reason: 'tour_gone' }] })
  })

  it('leaves items that can’t be booked out of the total', () => {
    const past = makeCartItem({ id: 'past', date: '2026-11-01' })
    const { quote, isComplete } = viewCart(makeCart([makeCartItem(), past]), ready, 10, today)
    expect(quote?.subtotal).toBe(1_000_000)
    expect(isComplete).toBe(false)
  })

  it('keeps a blocked item’s package, so that it can be edited', () => {
    const [item] = view(makeCartItem({ date: '2026-11-01' })).items
    expect(item).toMatchObject({ status: 'blocked', pack: { id: 'shared-van' } })
  })

  it('says which price was seen where it has changed', () => {
    const [item] = view(makeCartItem({ price: 900_000 })).items
    expect(item && priceChange(item)).toEqual({ before: 900_000, now: 1_000_000 })
  })

  it('says nothing of a price that is the same', () => {
    const [item] = view().items
    expect(item && priceChange(item)).toBeNull()
  })
})

describe('an edited item', () => {
  it('counts at the price that its traveller sees now', () => {
    const cart = makeCart([makeCartItem({ adults: 3 })])
    expect(repriced(cart, cart.items[0]?.id ?? '', offer).items[0]?.price).toBe(1_500_000)
  })

  it('keeps its last price where its package is gone', () => {
    const cart = makeCart([makeCartItem({ packageId: 'gone', price: 5 })])
    expect(repriced(cart, cart.items[0]?.id ?? '', offer).items[0]?.price).toBe(5)
  })
})
