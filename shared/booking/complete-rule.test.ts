import { describe, expect, it, test } from 'vitest'
import { completeProblem } from './complete-rule.ts'

const booking = { booking_date: '2026-11-27', end_date: '2026-11-29', payment_status: 'paid' } as const
/** Midnight in Bali, when the 29th starts there. */
const lastDay = new Date('2026-11-28T16:00:00Z')
const before = new Date(lastDay.getTime() - 1000)

describe('completeProblem', () => {
  it('allows completing from the last day in Bali', () => {
    expect(completeProblem(booking, before)).toBe('to_come')
    expect(completeProblem(booking, lastDay)).toBeNull()
  })

  it.each([null, undefined, ''])('allows completing from the first day if the end date is %j', (end_date) => {
    const oneDay = { ...booking, booking_date: '2026-11-29', end_date }
    expect(completeProblem(oneDay, before)).toBe('to_come')
    expect(completeProblem(oneDay, lastDay)).toBeNull()
  })

  test.each([
    ['pending', 'unpaid'],
    ['failed', 'unpaid'],
    ['paid', null],
    ['refunded', null],
  ] as const)('returns for a payment that is %s: %s', (payment_status, problem) => {
    expect(completeProblem({ ...booking, payment_status }, lastDay)).toBe(problem)
  })
})
