import { describe, expect, it, test } from 'vitest'
import { bookingStatusSchema, invoiceStatusSchema, paymentStatusSchema } from './states.ts'
import {
  bookingTransitions,
  canBecome,
  invoiceTransitions,
  paymentTransitions,
  type Transitions,
  unreachableStates,
} from './transitions.ts'

/** All pairs that a table allows, so that a test sees a transition that was added unawares. */
function allowed<Status extends string>(table: Transitions<Status>, statuses: readonly Status[]): string[] {
  return statuses.flatMap((from) => statuses.filter((to) => canBecome(table, from, to)).map((to) => `${from} → ${to}`))
}

describe('transitions', () => {
  it('of an invoice lead from pending to paid, expired or cancelled, and give back only what was paid', () => {
    expect(invoiceTransitions.initial).toBe('pending')
    expect(allowed(invoiceTransitions, invoiceStatusSchema.options)).toEqual([
      'pending → paid',
      'pending → expired',
      'pending → cancelled',
      'paid → refunded',
    ])
  })

  it('of a booking start confirmed and end cancelled or completed', () => {
    expect(bookingTransitions.initial).toBe('confirmed')
    expect(allowed(bookingTransitions, bookingStatusSchema.options)).toEqual([
      'pending → confirmed',
      'pending → cancelled',
      'confirmed → pending',
      'confirmed → cancelled',
      'confirmed → completed',
    ])
  })

  it('of a payment give back only what was paid', () => {
    expect(paymentTransitions.initial).toBe('pending')
    expect(allowed(paymentTransitions, paymentStatusSchema.options)).toEqual([
      'pending → paid',
      'pending → failed',
      'paid → refunded',
    ])
  })

  test.each([
    ['invoice', unreachableStates(invoiceTransitions)],
    ['booking', unreachableStates(bookingTransitions)],
    ['payment', unreachableStates(paymentTransitions)],
  ])('every status of a %s can be reached', (_what, unreachable) => {
    expect(unreachable).toEqual([])
  })

  it('that lead nowhere to a status are found', () => {
    const islands: Transitions<'a' | 'b' | 'c' | 'd'> = {
      initial: 'a',
      next: { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
    }
    expect(unreachableStates(islands)).toEqual(['c', 'd'])
  })
})
