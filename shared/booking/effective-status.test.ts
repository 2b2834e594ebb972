import { describe, expect, it } from 'vitest'
import { withEffectiveStatus } from './effective-status.ts'

const booking = { status: 'confirmed', payment_status: 'pending', cancelled_by: null } as const
const invoice = { status: 'pending', expires_at: '2026-11-21T06:00:00Z', payment_in_review: false } as const
const beforeDeadline = new Date('2026-11-21T05:59:59Z')
const afterDeadline = new Date('2026-11-21T06:00:00Z')

describe('the effective status of a booking', () => {
  it('is cancelled from the moment the invoice expires', () => {
    expect(withEffectiveStatus(booking, invoice, beforeDeadline)).toEqual(booking)
    const over = { status: 'cancelled', payment_status: 'failed', cancelled_by: 'system' }
    expect(withEffectiveStatus(booking, invoice, afterDeadline)).toEqual(over)
  })

  it.each([
    ['is paid', { ...invoice, status: 'paid' }],
    ['has a payment in review', { ...invoice, payment_in_review: true }],
  ] as const)('does not change if the invoice %s', (_what, one) => {
    expect(withEffectiveStatus(booking, one, afterDeadline)).toEqual(booking)
  })

  it('is cancelled for an unpaid booking, even if staff marked it as completed', () => {
    const completed = { ...booking, status: 'completed' } as const
    expect(withEffectiveStatus(completed, invoice, afterDeadline)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
    })
    expect(withEffectiveStatus(completed, { ...invoice, status: 'paid' }, afterDeadline)).toEqual(completed)
  })

  it('does not change if the traveller cancelled the booking', () => {
    const cancelled = { ...booking, status: 'cancelled', cancelled_by: 'traveller' } as const
    expect(withEffectiveStatus(cancelled, invoice, afterDeadline)).toEqual(cancelled)
  })
})
