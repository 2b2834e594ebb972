import { describe, expect, it, test } from 'vitest'
import { findCompletionProblem } from './complete-rule.ts'

const booking = { booking_date: '2026-11-27', end_date: '2026-11-29', payment_status: 'paid' } as const
/** Midnight in Bali, when the 29th starts there. */
const lastDay = new Date('2026-11-28T16:00:00Z')
const before = new Date(lastDay.getTime() - 1000)

describe('findCompletionProblem', () => {
  it('allows completing from the last day in Bali', () => {
    expect(findCompletionProblem(booking, before)).toBe('to_come')
    expect(findCompletionProblem(booking, lastDay)).toBeNull()
  })

  it.each([null, undefined, ''])('allows completing from the first day if the end date is %j', (end_date) => {
    const oneDay = { ...booking, booking_date: '2026-11-29', end_date }
    expect(findCompletionProblem(oneDay, before)).toBe('to_come')
    expect(findCompletionProblem(oneDay, lastDay)).toBeNull()
  })

  test.each([
    ['pending', 'unpaid'],
    ['failed', 'unpaid'],
    ['paid', null],
    ['refunded', null],
  ] as const)('returns for a payment that is %s: %s', (payment_status, problem) => {
    expect(findCompletionProblem({ ...booking, payment_status }, lastDay)).toBe(problem)
  })
})
