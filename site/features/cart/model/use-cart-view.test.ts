import { changeItem } from '@nusa/shared/cart'
import { makeCart, makeCartItem, makePersonPackage, makeTour, makeTourOffer } from '@nusa/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $siteData } from '../../../lib/site-data.ts'
import { findPriceChange } from './item-view.ts'
import { $offers } from './offers.ts'
import { revalidateAfterOtherTab } from './use-cart-view.ts'
import { createCartView } from './view-cart.ts'

const offerAt = (adult_price: number) =>
  makeTourOffer(makeTour({ id: 1, pricing: [makePersonPackage({ adult_price })] }))
const seen = makeCart([makeCartItem({ total: 1_000_000 })])
const accepted = changeItem(seen, makeCartItem().id, (item) => ({ ...item, total: 1_200_000 }))
const view = (cart = accepted) => createCartView(cart, $offers.get(), 10, new Date('2026-11-21T04:00:00Z'))
const changes = () => view().items.map((item) => [item.status, findPriceChange(item)])
const read = vi.fn<typeof fetch>()

beforeEach(() => {
  read.mockReset()
  vi.stubGlobal('fetch', read)
  $offers.set({ 1: { status: 'ready', kind: 'tour', offer: offerAt(500_000) } })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a price accepted in another tab', () => {
  it('causes a reload of the offer before the cart shows a price change', async () => {
    read.mockResolvedValue(Response.json(offerAt(600_000)))
    revalidateAfterOtherTab(accepted, seen)
    expect(changes()).toEqual([['loading', null]])
    expect(view().items[0]?.offer).not.toBeNull()
    await vi.waitFor(() => expect(changes()).toEqual([['bookable', null]]))
    expect(view().quote?.subtotal).toBe(1_200_000)
    expect(read).toHaveBeenCalledOnce()
  })

  it('is shown as changed if the reloaded price differs from the accepted price', async () => {
    read.mockResolvedValue(Response.json(offerAt(700_000)))
    revalidateAfterOtherTab(accepted, seen)
    await vi.waitFor(() => expect(changes()).toEqual([['bookable', { before: 1_200_000, now: 1_400_000 }]]))
  })
})

describe('a tax rate accepted in another tab', () => {
  const settings = (tax: number) => ({ tax, terms: null })
  const withTax = (taxRate: number) => makeCart([makeCartItem({ total: 1_000_000, taxRate })])
  const shownTax = () => {
    const siteData = $siteData.get()
    return siteData.status === 'ready' && [siteData.data.tax, siteData.isStale ?? false]
  }
  beforeEach(() => $siteData.set({ status: 'ready', data: settings(10) }))

  it('causes a reload of the tax rate before the cart uses the rate', async () => {
    read.mockImplementation(async () => Response.json(settings(12)))
    revalidateAfterOtherTab(withTax(12), withTax(10))
    revalidateAfterOtherTab(withTax(12), withTax(10))
    expect(shownTax()).toEqual([10, true])
    await vi.waitFor(() => expect(shownTax()).toEqual([12, false]))
  })

  it("does not replace this page's rate if the rate cannot be reloaded", async () => {
    vi.useFakeTimers()
    read.mockRejectedValue(new TypeError('offline'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    revalidateAfterOtherTab(withTax(12), withTax(10))
    await vi.runAllTimersAsync()
    expect(shownTax()).toEqual([10, false])
    vi.useRealTimers()
  })

  it.each([
    ['the rate of this page', withTax(10), withTax(12)],
    ['unchanged', withTax(12), withTax(12)],
    ['not stored', makeCart([makeCartItem()]), withTax(12)],
  ])('causes no reload if the accepted rate is %s', (_what, cart, before) => {
    revalidateAfterOtherTab(cart, before)
    expect(read).not.toHaveBeenCalled()
  })
})

it.each([
  ['accepted the price of this page', accepted, makeCart([makeCartItem({ total: 1_100_000 })]), 600_000],
  ['did not change the seen price', accepted, accepted, 500_000],
  ['changed the choice', makeCart([makeCartItem({ adults: 3, total: 9 })]), seen, 500_000],
  ['added an item', seen, makeCart([]), 400_000],
])('revalidateAfterOtherTab does not reload the offer if the other tab %s', (_what, cart, before, price) => {
  $offers.set({ 1: { status: 'ready', kind: 'tour', offer: offerAt(price) } })
  revalidateAfterOtherTab(cart, before)
  expect(read).not.toHaveBeenCalled()
})
