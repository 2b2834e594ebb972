import { itemChoice } from '@nusa/shared/cart'
import {
  makeCart,
  makeCartItem,
  makeHotelOffer,
  makePersonPackage,
  makeRentalItem,
  makeRentalOffer,
  makeRoomItem,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
  makeWholePackage,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { findPriceChange, packageOf } from './item-view.ts'
import type { OfferState, OfferStates } from './offers.ts'
import type { Refusals } from './refusals.ts'
import { createCartView, withoutBlockedItems } from './view-cart.ts'

const now = new Date('2026-11-21T04:00:00Z')
const offer = makeTourOffer(makeTour({ id: 1, pricing: [makePersonPackage(), makeWholePackage()] }))
const ready: OfferStates = { 1: { status: 'ready', kind: 'tour', offer } }
const view = (item = makeCartItem(), offers = ready) => createCartView(makeCart([item]), offers, 10, now)

describe('the view of a cart', () => {
  it("has today's price with tax", () => {
    const { quote, isComplete } = view()
    expect(quote).toMatchObject({ subtotal: 1_000_000, tax: 100_000, total: 1_100_000 })
    expect(isComplete).toBe(true)
  })

  it('has no total while an offer is loading', () => {
    expect(view(makeCartItem(), {})).toMatchObject({ quote: null, isLoading: true, isComplete: false })
  })

  it('has the reason why an item of an unpublished tour cannot be booked', () => {
    const [item] = view(makeCartItem(), { 1: { status: 'gone' } }).items
    expect(item).toMatchObject({ status: 'blocked', problems: [{ reason: 'tour_gone' }] })
  })

  it('excludes items that cannot be booked from the total', () => {
    const past = makeCartItem({ id: 'past', date: '2026-11-01' })
    const { quote, isComplete } = createCartView(makeCart([makeCartItem(), past]), ready, 10, now)
    expect(quote?.subtotal).toBe(1_000_000)
    expect(isComplete).toBe(false)
  })

  it('excludes items that cannot be booked from the checkout, unless no other item is left', () => {
    const past = makeCartItem({ id: 'past', date: '2026-11-01' })
    const both = createCartView(makeCart([past, makeCartItem()]), ready, 10, now)
    expect(withoutBlockedItems(both)).toMatchObject({
      items: [{ status: 'bookable' }],
      isComplete: true,
      blockedItems: [{ item: { id: 'past' } }],
    })
    const none = createCartView(makeCart([past]), ready, 10, now)
    expect(withoutBlockedItems(none)).toBe(none)
  })

  it('is not complete for the checkout while an item is loading', () => {
    const both = createCartView(makeCart([makeCartItem(), makeCartItem({ id: 'b', productId: 2 })]), ready, 10, now)
    expect(withoutBlockedItems(both)).toMatchObject({ isComplete: false, blockedItems: [] })
  })

  it('has no total if the price of an item could not be loaded, but still contains that item', () => {
    const failed: OfferStates = { ...ready, 2: { status: 'failed' } }
    const both = createCartView(makeCart([makeCartItem(), makeCartItem({ id: 'b', productId: 2 })]), failed, 10, now)
    expect(both).toMatchObject({ quote: null, isComplete: false, isLoading: false, blockedItems: [] })
    expect(both.failedItems.map(({ item }) => item.id)).toEqual(['b'])
    expect(withoutBlockedItems(both).items).toHaveLength(2)
  })

  it('has the package of a blocked item, so that the item can be edited', () => {
    const [item] = view(makeCartItem({ date: '2026-11-01' })).items
    expect(item?.status).toBe('blocked')
    expect(item && packageOf(item)?.id).toBe('shared-van')
  })

  it("has today's price of every kind of item", () => {
    const items = [makeCartItem(), makeTransferItem(), makeRentalItem(), makeRoomItem()]
    const found: OfferState[] = [
      { status: 'ready', kind: 'tour', offer },
      { status: 'ready', kind: 'transfer', offer: makeTransferOffer() },
      { status: 'ready', kind: 'rental', offer: makeRentalOffer() },
      { status: 'ready', kind: 'room', offer: makeHotelOffer() },
    ]
    const offers = Object.fromEntries(found.map((state, index) => [items[index]?.productId, state]))
    const all = createCartView(makeCart(items), offers, 10, now)
    expect(all.items.map(({ price }) => price?.total)).toEqual([1_000_000, 350_000, 1_125_000, 1_900_000])
    expect(all).toMatchObject({ isComplete: true, quote: { subtotal: 4_375_000, total: 4_812_500 } })
  })

  it('has a price change with the seen and the current price of an item if the prices differ', () => {
    const [item] = view(makeCartItem({ total: 900_000 })).items
    expect(item && findPriceChange(item)).toEqual({ before: 900_000, now: 1_000_000 })
  })

  it('has no price change if the seen price of an item is the current price', () => {
    const [item] = view().items
    expect(item && findPriceChange(item)).toBeNull()
  })
})

describe('limited availability', () => {
  const at = (places: object, items = [makeCartItem()], refusals = {}) =>
    createCartView(makeCart(items), ready, 10, now, {
      availability: { 'tour:1': { places: null, days: {}, ...places } },
      refusals,
    })
  const date = makeCartItem().date

  it('blocks an item with an explanation and excludes it from the total', () => {
    const { items, quote } = at({ days: { [date]: 1 } })
    expect(items[0]).toMatchObject({ status: 'blocked', problems: [{ reason: 'sold_out' }] })
    expect(items[0]?.status === 'blocked' && items[0].problems[0]?.message).toMatch(/^Only 1 spot left on /)
    expect(quote).toBeNull()
  })

  it('is shared by items on the same day', () => {
    const { items } = at({ places: 3 }, [makeCartItem({ id: 'a' }), makeCartItem({ id: 'b' })])
    expect(items.map(({ status }) => status)).toEqual(['bookable', 'blocked'])
  })

  it('is shared by stays with a night in common', () => {
    const [first, other] = [
      makeRoomItem({ id: 'a' }),
      makeRoomItem({ id: 'b', date: '2026-12-02', endDate: '2026-12-04' }),
    ]
    const offers: OfferStates = { [first.productId]: { status: 'ready', kind: 'room', offer: makeHotelOffer() } }
    const availability = { [`room:${first.packageId}`]: { places: 10, days: { '2026-12-02': 1 } } }
    const { items } = createCartView(makeCart([first, other]), offers, 10, now, { availability, refusals: {} })
    expect(items.map(({ status }) => status)).toEqual(['bookable', 'blocked'])
    expect(items[1]?.status === 'blocked' && items[1].problems[0]?.message).toMatch(
      /^Sold out on Dec 2, 2026 once the other items/,
    )
  })

  it('blocks no item if the availability is sufficient or unknown', () => {
    expect(at({ places: 2 }).items[0]?.status).toBe('bookable')
    expect(at({}).items[0]?.status).toBe('bookable')
    expect(view().items[0]?.status).toBe('bookable')
  })
})

describe('an item refused by the server', () => {
  const item = makeCartItem({ id: 'a' })
  const statusOf = (reason: Refusals[string]['reason'], at: number, choice = item) => {
    const refusals = { a: { choice: JSON.stringify(itemChoice(choice)), reason, message: 'No.', at } }
    return createCartView(makeCart([item]), ready, 10, now, { availability: {}, refusals }).items[0]?.status
  }

  it('is blocked for 20 seconds if it was sold out', () => {
    expect(statusOf('sold_out', now.getTime() - 1_000)).toBe('blocked')
    expect(statusOf('sold_out', now.getTime() - 20_000)).toBe('bookable')
  })

  it('is blocked until it is edited if its tour is no longer offered', () => {
    expect(statusOf('tour_gone', 0)).toBe('blocked')
    expect(statusOf('tour_gone', 0, { ...item, adults: 7 })).toBe('bookable')
  })
})
