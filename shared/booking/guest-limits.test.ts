import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCar, makeTransferOffer } from '../testing/index.ts'
import { messagesOf, offeredRoom, offeredTransfer, reasonsOf } from '../testing/offered-choice.ts'

describe('the guests of a transfer', () => {
  it('need a seat each, not counting infants', () => {
    expect(messagesOf(offeredTransfer({ adults: 4, children: 2, infants: 3 }))).toEqual([])
    expect(messagesOf(offeredTransfer({ adults: 5, children: 2 }))).toEqual([
      'Total guests (adults + children) cannot exceed 6 seats for 1 car(s).',
    ])
    expect(messagesOf(offeredTransfer({ adults: 10, children: 3, quantity: 2 }))).toEqual([
      'Total guests (adults + children) cannot exceed 12 seats for 2 car(s).',
    ])
  })

  it('are accepted exactly when there are enough seats', () => {
    const count = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(
        count,
        fc.nat(40),
        fc.nat(40),
        count,
        fc.integer({ min: 1, max: 60 }),
        (adults, children, infants, quantity, seats) => {
          const choice = offeredTransfer(
            { adults, children, infants, quantity },
            makeTransferOffer({ car: makeCar({ seats }) }),
          )
          expect(reasonsOf(choice)).toEqual(adults + children <= seats * quantity ? [] : ['too_many_guests'])
        },
      ),
    )
  })
})

describe('the guests of a hotel', () => {
  it('are limited by the capacity of the rooms, not counting infants', () => {
    expect(messagesOf(offeredRoom({ adults: 2, children: 2, infants: 2, quantity: 2 }))).toEqual([])
    expect(messagesOf(offeredRoom({ adults: 3 }))).toEqual([
      '1 room of this type sleeps up to 2 guests, not counting infants. Please book more rooms or change the number of guests.',
    ])
    expect(messagesOf(offeredRoom({ adults: 5, quantity: 2 }))[0]).toMatch(/^2 rooms of this type sleep up to 4 guests/)
  })
})
