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
import { edited, newProblem, priceToday } from './edit.ts'
import type { OfferState } from './offers.ts'

const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const tour: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer() }
const transfer: OfferState = { status: 'ready', kind: 'transfer', offer: makeTransferOffer() }
const three = { adults: 3, children: 0, infants: 0 }
const eight = { adults: 6, children: 2, infants: 1 }

describe('an edited item', () => {
  it('counts at the price that its traveler sees now', () => {
    expect(edited(makeCartItem(), (item) => withParty(item, three), tour)).toMatchObject({
      adults: 3,
      total: 1_500_000,
    })
  })

  it('is seen at today’s prices, those of another party too', () => {
    const seen = makeCartItem({ pricing: makePersonPackage({ child_price: 1 }) })
    const { pricing } = makeTour()
    expect(edited(seen, (item) => withParty(item, { ...three, children: 1 }), tour)).toMatchObject({
      total: 1_800_000,
      pricing: pricing[0],
    })
  })

  it('goes on to say that its price has changed, at the prices that were seen', () => {
    const pricing = makePersonPackage({ adult_price: 400_000 })
    const seen = makeCartItem({ pricing, price: 800_000, total: 800_000 })
    const item = edited(seen, (item) => withParty(item, three), tour)
    expect(item).toMatchObject({ adults: 3, price: 1_200_000, total: 1_200_000, pricing })
    expect(priceToday(item, tour)).toBe(1_500_000)
  })

  it('goes on to say so of cars that are counted', () => {
    const seen = makeTransferItem({ price: 300_000, total: 300_000 })
    const item = edited(seen, (item) => withQuantity(item, 2), transfer)
    expect(item).toMatchObject({ quantity: 2, price: 300_000, total: 600_000 })
    expect(priceToday(item, transfer)).toBe(700_000)
  })

  it('goes on to say so where its day had passed meanwhile, so that nobody was told yet', () => {
    const seen = makeTransferItem({ price: 300_000, total: 300_000, date: '2026-11-01' })
    expect(edited(seen, (item) => ({ ...item, date: makeTransferItem().date }), transfer)).toMatchObject({
      total: 300_000,
    })
  })

  it('keeps the total that was seen where an earlier cart kept no prices', () => {
    const seen = makeCartItem({ total: 900_000 })
    expect(edited(seen, (item) => withParty(item, three), tour)).toMatchObject({ adults: 3, total: 900_000 })
  })

  it('keeps the prices that were seen where it is not offered any more', () => {
    expect(edited(makeRoomItem(), (item) => withQuantity(item, 2), { status: 'gone' })).toMatchObject({
      price: 950_000,
      total: 3_800_000,
    })
  })
})

describe('a change', () => {
  it('that breaks a rule is refused with the words of the rule', () => {
    const problem = newProblem(makeTransferItem(), (item) => withParty(item, eight), transfer, now)
    expect(problem?.message).toBe('Total guests (adults + children) cannot exceed 6 seats for 1 car(s).')
    expect(
      newProblem(makeTransferItem({ ...eight, quantity: 2 }), (item) => withQuantity(item, 1), transfer, now),
    ).toEqual(problem)
  })

  it('that keeps to the rules is no problem', () => {
    expect(newProblem(makeTransferItem(), (item) => withQuantity(item, 2), transfer, now)).toBeNull()
  })

  it('may mend one thing while another is still wrong', () => {
    const past = makeTransferItem({ ...eight, date: '2026-11-01' })
    expect(newProblem(past, (item) => withQuantity(item, 2), transfer, now)).toBeNull()
  })
})
