import { describe, expect, it } from 'vitest'
import { asItStands } from './overdue.ts'

const booking = { status: 'confirmed', payment_status: 'pending', cancelled_by: null } as const
const invoice = { status: 'pending', expires_at: '2026-11-21T06:00:00Z', payment_in_review: false } as const
const inTime = new Date('2026-11-21T05:59:59Z')
const late = new Date('2026-11-21T06:00:00Z')

describe('a booking', () => {
  it('is cancelled with the moment at which its time to be paid is over', () => {
    expect(asItStands(booking, invoice, inTime)).toEqual(booking)
    const over = { status: 'cancelled', payment_status: 'failed', cancelled_by: 'system' }
    expect(asItStands(booking, invoice, late)).toEqual(over)
  })

  it.each([
    ['that is paid', { ...invoice, status: 'paid' }],
    ['whose payment is checked', { ...invoice, payment_in_review: true }],
  ] as const)('%s stands as it is written', (_what, one) => {
    expect(asItStands(booking, one, late)).toEqual(booking)
  })

  it('that a colleague had set to completed is cancelled all the same: nobody paid it', () => {
    const completed = { ...booking, status: 'completed' } as const
    expect(asItStands(completed, invoice, late)).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
    expect(asItStands(completed, { ...invoice, status: 'paid' }, late)).toEqual(completed)
  })

  it('that its traveller cancelled stays cancelled by them', () => {
    const cancelled = { ...booking, status: 'cancelled', cancelled_by: 'traveller' } as const
    expect(asItStands(cancelled, invoice, late)).toEqual(cancelled)
  })
})
