import { withParty, withQuantity } from '@nusa/shared/cart'
import { baliNow } from '@nusa/shared/dates'
import {
  makeCartItem,
  makePersonPackage,
  makeRoomItem,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { applyChange, newProblem, priceToday } from './edit-item.ts'
import type { OfferState } from './offers.ts'

const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const tour: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer() }
const transfer: OfferState = { status: 'ready', kind: 'transfer', offer: makeTransferOffer() }
const three = { adults: 3, children: 0, infants: 0 }
const eight = { adults: 6, children: 2, infants: 1 }

describe('applyChange', () => {
  it('updates the total when the number of travellers changes', () => {
    expect(applyChange(makeCartItem(), (item) => withParty(item, three), tour)).toMatchObject({
      adults: 3,
      total: 1_500_000,
    })
  })

  it("uses today's prices, including those for other travellers", () => {
    const seen = makeCartItem({ pricing: makePersonPackage({ child_price: 1 }) })
    const { pricing } = makeTour()
    expect(applyChange(seen, (item) => withParty(item, { ...three, children: 1 }), tour)).toMatchObject({
      total: 1_800_000,
      pricing: pricing[0],
    })
  })

  it('keeps the previously seen prices, so that the item still shows a price change', () => {
    const pricing = makePersonPackage({ adult_price: 400_000 })
    const seen = makeCartItem({ pricing, price: 800_000, total: 800_000 })
    const item = applyChange(seen, (item) => withParty(item, three), tour)
    expect(item).toMatchObject({ adults: 3, price: 1_200_000, total: 1_200_000, pricing })
    expect(priceToday(item, tour)).toBe(1_500_000)
  })

  it('keeps the previously seen price per car', () => {
    const seen = makeTransferItem({ price: 300_000, total: 300_000 })
    const item = applyChange(seen, (item) => withQuantity(item, 2), transfer)
    expect(item).toMatchObject({ quantity: 2, price: 300_000, total: 600_000 })
    expect(priceToday(item, transfer)).toBe(700_000)
  })

  it('keeps the previously seen price if the item could not be booked meanwhile, so that the change is still shown', () => {
    const seen = makeTransferItem({ price: 300_000, total: 300_000, date: '2026-11-01' })
    expect(applyChange(seen, (item) => ({ ...item, date: makeTransferItem().date }), transfer)).toMatchObject({
      total: 300_000,
    })
  })

  it('keeps the seen total if an earlier cart stored no prices', () => {
    const seen = makeCartItem({ total: 900_000 })
    expect(applyChange(seen, (item) => withParty(item, three), tour)).toMatchObject({ adults: 3, total: 900_000 })
  })

  it('keeps the seen prices if the item is no longer offered', () => {
    expect(applyChange(makeRoomItem(), (item) => withQuantity(item, 2), { status: 'gone' })).toMatchObject({
      price: 950_000,
      total: 3_800_000,
    })
  })
})

describe('newProblem', () => {
  it('returns the message of the rule that a change violates', () => {
    const problem = newProblem(makeTransferItem(), (item) => withParty(item, eight), transfer, now)
    expect(problem?.message).toBe('Total guests (adults + children) cannot exceed 6 seats for 1 car(s).')
    expect(
      newProblem(makeTransferItem({ ...eight, quantity: 2 }), (item) => withQuantity(item, 1), transfer, now),
    ).toEqual(problem)
  })

  it('returns null if a change violates no rule', () => {
    expect(newProblem(makeTransferItem(), (item) => withQuantity(item, 2), transfer, now)).toBeNull()
  })

  it('allows fixing one problem while another remains', () => {
    const past = makeTransferItem({ ...eight, date: '2026-11-01' })
    expect(newProblem(past, (item) => withQuantity(item, 2), transfer, now)).toBeNull()
  })
})
