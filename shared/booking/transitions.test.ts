import { describe, expect, it, test } from 'vitest'
import { bookingStatusSchema, invoiceStatusSchema, paymentStatusSchema } from './states.ts'
import {
  bookingTransitions,
  canBecome,
  invoiceTransitions,
  paymentTransitions,
  statesBefore,
  type Transitions,
} from './transitions.ts'

/** All pairs that a table allows, so that a test sees a transition that was added unawares. */
function allowed<Status extends string>(table: Transitions<Status>, statuses: readonly Status[]): string[] {
  return statuses.flatMap((from) => statuses.filter((to) => canBecome(table, from, to)).map((to) => `${from} → ${to}`))
}

/** The statuses that no chain of transitions leads to. */
function unreachable<Status extends string>(table: Transitions<Status>): Status[] {
  const reached = new Set<Status>([table.initial])
  // A set hands out what is added while it is walked, so this ends when nothing new is found.
  for (const status of reached) for (const next of table.next[status]) reached.add(next)
  return (Object.keys(table.next) as Status[]).filter((status) => !reached.has(status))
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

  it('of a booking start confirmed and end cancelled; one that was completed by a slip comes back', () => {
    expect(bookingTransitions.initial).toBe('confirmed')
    expect(allowed(bookingTransitions, bookingStatusSchema.options)).toEqual([
      'pending → confirmed',
      'pending → cancelled',
      'confirmed → pending',
      'confirmed → cancelled',
      'confirmed → completed',
      'completed → confirmed',
      'completed → cancelled',
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
    ['invoice', unreachable(invoiceTransitions)],
    ['booking', unreachable(bookingTransitions)],
    ['payment', unreachable(paymentTransitions)],
  ])('every status of a %s can be reached', (_what, islands) => {
    expect(islands).toEqual([])
  })

  it('tell what a status may follow', () => {
    expect(statesBefore(invoiceTransitions, 'paid')).toEqual(['pending'])
    expect(statesBefore(bookingTransitions, 'cancelled')).toEqual(['confirmed', 'pending', 'completed'])
    expect(statesBefore(paymentTransitions, 'pending')).toEqual([])
  })
})
