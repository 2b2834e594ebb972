import { withParty, withQuantity } from '@nusa/shared/cart'
import { baliNow } from '@nusa/shared/dates'
import { makeCartItem, makeTourOffer, makeTransferItem, makeTransferOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { newProblem, repriced } from './edit.ts'
import type { OfferState } from './offers.ts'

const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const tour: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer() }
const transfer: OfferState = { status: 'ready', kind: 'transfer', offer: makeTransferOffer() }
const eight = { adults: 6, children: 2, infants: 1 }

describe('an edited item', () => {
  it('counts at the price that its traveller sees now', () => {
    expect(repriced(makeCartItem({ adults: 3 }), tour).price).toBe(1_500_000)
  })

  it('keeps its last price where its package is gone', () => {
    expect(repriced(makeCartItem({ packageId: 'gone', price: 5 }), tour).price).toBe(5)
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
