import { withDate, withParty, withQuantity } from '@nusa/shared/cart'
import { baliNow } from '@nusa/shared/dates'
import {
  makeCartItem,
  makeDate,
  makePersonPackage,
  makeRoomItem,
  makeSeason,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { applyChange, computePriceToday, findNewProblem } from './edit-item.ts'
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

  it("uses today's prices, including the price of a newly added child", () => {
    const seen = makeCartItem({ pricing: makePersonPackage({ child_price: 1 }) })
    const { pricing } = makeTour()
    expect(applyChange(seen, (item) => withParty(item, { ...three, children: 1 }), tour)).toMatchObject({
      total: 1_800_000,
      pricing: pricing[0],
    })
  })

  it('keeps the prices that the traveller saw if the prices changed earlier, to still show the price change', () => {
    const pricing = makePersonPackage({ adult_price: 400_000 })
    const seen = makeCartItem({ pricing, price: 800_000, total: 800_000 })
    const item = applyChange(seen, (item) => withParty(item, three), tour)
    expect(item).toMatchObject({ adults: 3, price: 1_200_000, total: 1_200_000, pricing })
    expect(computePriceToday(item, tour)).toBe(1_500_000)
  })

  it('stores the price of the new date as seen if the item is moved to a date in a season', () => {
    const pack = makePersonPackage({ seasons: [makeSeason()] })
    const offered: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer(makeTour({ pricing: [pack] })) }
    const seen = makeCartItem({ pricing: pack, price: 1_000_000, total: 1_000_000 })
    const moved = applyChange(seen, (item) => withDate(item, makeDate('2027-07-01')), offered)
    expect(moved).toMatchObject({ date: '2027-07-01', price: 1_200_000, total: 1_200_000, pricing: pack })
    expect(computePriceToday(moved, offered)).toBe(1_200_000)
    expect(applyChange(moved, (item) => withDate(item, makeDate('2027-09-01')), offered).total).toBe(1_000_000)
  })

  it('keeps the seen price of a season if that price changed before the item is moved to another day', () => {
    const offerWith = (percent: number): OfferState => {
      const pack = makePersonPackage({ seasons: [makeSeason({ percent })] })
      return { status: 'ready', kind: 'tour', offer: makeTourOffer(makeTour({ pricing: [pack] })) }
    }
    const date = makeDate('2027-07-01')
    const pricing = makePersonPackage({ seasons: [makeSeason({ percent: 20 })] })
    const seen = makeCartItem({ pricing, date, price: 1_200_000, total: 1_200_000 })
    expect(computePriceToday(seen, offerWith(30))).toBe(1_300_000)
    const moved = applyChange(seen, (item) => withDate(item, makeDate('2027-07-02')), offerWith(30))
    expect(moved).toMatchObject({ total: 1_200_000, pricing })
  })

  it('keeps the price per car that the traveller saw if the price changed earlier', () => {
    const seen = makeTransferItem({ price: 300_000, total: 300_000 })
    const item = applyChange(seen, (item) => withQuantity(item, 2), transfer)
    expect(item).toMatchObject({ quantity: 2, price: 300_000, total: 600_000 })
    expect(computePriceToday(item, transfer)).toBe(700_000)
  })

  it('keeps the price that the traveller saw if the item could not be booked before the change', () => {
    const seen = makeTransferItem({ price: 300_000, total: 300_000, date: '2026-11-01' })
    expect(applyChange(seen, (item) => ({ ...item, date: makeTransferItem().date }), transfer)).toMatchObject({
      total: 300_000,
    })
  })

  it('keeps the total that the traveller saw if an earlier version stored the item without prices', () => {
    const seen = makeCartItem({ total: 900_000 })
    expect(applyChange(seen, (item) => withParty(item, three), tour)).toMatchObject({ adults: 3, total: 900_000 })
  })

  it('keeps the prices that the traveller saw for an item that is no longer offered', () => {
    expect(applyChange(makeRoomItem(), (item) => withQuantity(item, 2), { status: 'gone' })).toMatchObject({
      price: 950_000,
      total: 3_800_000,
    })
  })
})

describe('findNewProblem', () => {
  it('returns the message of the rule that a change violates', () => {
    const problem = findNewProblem(makeTransferItem(), (item) => withParty(item, eight), transfer, now)
    expect(problem?.message).toBe('Total guests (adults + children) cannot exceed 6 seats for 1 car(s).')
    expect(
      findNewProblem(makeTransferItem({ ...eight, quantity: 2 }), (item) => withQuantity(item, 1), transfer, now),
    ).toEqual(problem)
  })

  it('returns null if a change violates no rule', () => {
    expect(findNewProblem(makeTransferItem(), (item) => withQuantity(item, 2), transfer, now)).toBeNull()
  })

  it('returns null if a change fixes one of two problems', () => {
    const past = makeTransferItem({ ...eight, date: '2026-11-01' })
    expect(findNewProblem(past, (item) => withQuantity(item, 2), transfer, now)).toBeNull()
  })
})
