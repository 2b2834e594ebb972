import { describe, expect, it, test } from 'vitest'
import { makeDate } from '../testing/index.ts'
import { bookingStatusSchema, invoiceStatusSchema, paymentStatusSchema } from './statuses.ts'
import {
  bookingTransitions,
  canTransition,
  findCompletionProblem,
  invoiceTransitions,
  paymentTransitions,
  statusesBefore,
  type Transitions,
} from './transitions.ts'

/** Returns all pairs that a table allows, so that a test fails when a transition is added by accident. */
function allowed<Status extends string>(table: Transitions<Status>, statuses: readonly Status[]): string[] {
  return statuses.flatMap((from) =>
    statuses.filter((to) => canTransition(table, from, to)).map((to) => `${from} → ${to}`),
  )
}

/** The statuses that no chain of transitions leads to. */
function unreachable<Status extends string>(table: Transitions<Status>): Status[] {
  const reached = new Set<Status>([table.initial])
  // A Set iterates over items added during the loop, so this ends when no new status is found.
  for (const status of reached) for (const next of table.next[status]) reached.add(next)
  return (Object.keys(table.next) as Status[]).filter((status) => !reached.has(status))
}

describe('transitions', () => {
  it('allow an invoice to change from pending to paid, expired or cancelled, and from paid to refunded', () => {
    expect(invoiceTransitions.initial).toBe('pending')
    expect(allowed(invoiceTransitions, invoiceStatusSchema.options)).toEqual([
      'pending → paid',
      'pending → expired',
      'pending → cancelled',
      'paid → refunded',
    ])
  })

  it('allow a booking to become pending, cancelled or completed, and a completion to be undone', () => {
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

  it('allow a payment to change from pending to paid or failed, and from paid to refunded', () => {
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
  ])('lead from the initial %s status to every other status', (_what, islands) => {
    expect(islands).toEqual([])
  })

  it('list the statuses that can change to a given status', () => {
    expect(statusesBefore(invoiceTransitions, 'paid')).toEqual(['pending'])
    expect(statusesBefore(bookingTransitions, 'cancelled')).toEqual(['confirmed', 'pending', 'completed'])
    expect(statusesBefore(paymentTransitions, 'pending')).toEqual([])
  })
})

const booking = {
  kind: 'tour',
  booking_date: makeDate('2026-11-27'),
  end_date: '2026-11-29',
  pickup_date: null,
  pickup_time: '',
  payment_status: 'paid',
} as const
/** Midnight in Bali, when the 29th starts there. */
const lastDay = new Date('2026-11-28T16:00:00Z')
const before = new Date(lastDay.getTime() - 1000)

describe('findCompletionProblem', () => {
  it('allows completing a booking only from the start of its last day (Bali date)', () => {
    expect(findCompletionProblem(booking, before)).toBe('to_come')
    expect(findCompletionProblem(booking, lastDay)).toBeNull()
  })

  it.each([null, undefined, ''])('allows completing a booking from its first day if the end date is %j', (end_date) => {
    const oneDay = { ...booking, booking_date: makeDate('2026-11-29'), end_date }
    expect(findCompletionProblem(oneDay, before)).toBe('to_come')
    expect(findCompletionProblem(oneDay, lastDay)).toBeNull()
  })

  it.each([
    ['its departure in Bali', { start_time: '07:30' }, '2026-11-28T23:30:00Z'],
    ['its departure outside of Bali', { start_time: '23:30', time_zone: 'Asia/Jakarta' }, '2026-11-29T16:30:00Z'],
    ['its departure after the pickup', { start_time: '07:30', pickup_time: '06:00' }, '2026-11-28T23:30:00Z'],
    ['its pickup if it has no departure', { pickup_time: '23:30', time_zone: 'Asia/Jakarta' }, '2026-11-29T16:30:00Z'],
    ['its pickup on the next day', { pickup_date: makeDate('2026-11-30') }, '2026-11-29T16:00:00Z'],
  ] as const)('allows completing a one-day tour only from %s', (_what, start, leavesAt) => {
    const oneDay = { ...booking, booking_date: makeDate('2026-11-29'), end_date: null, ...start }
    expect(findCompletionProblem(oneDay, new Date(Date.parse(leavesAt) - 1000))).toBe('to_come')
    expect(findCompletionProblem(oneDay, new Date(leavesAt))).toBeNull()
  })

  test.each([
    ['pending', 'unpaid'],
    ['failed', 'unpaid'],
    ['paid', null],
    ['refunded', null],
  ] as const)('with the payment status %j returns %j', (payment_status, problem) => {
    expect(findCompletionProblem({ ...booking, payment_status }, lastDay)).toBe(problem)
  })
})
