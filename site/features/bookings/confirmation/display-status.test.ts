import { describe, expect, it } from 'vitest'
import { displayStatusOf } from './display-status.ts'

const now = new Date('2026-11-21T06:00:00Z')
const bookings = [{ status: 'confirmed' }, { status: 'cancelled' }] as const
const allCancelled = [{ status: 'cancelled' }, { status: 'cancelled' }] as const
const open = { expires_at: '2026-11-21T07:00:00Z', payment_in_review: false, bookings } as const
const over = { ...open, expires_at: '2026-11-21T06:00:00Z' } as const

describe('an invoice', () => {
  it.each([
    ['can be paid in time', { ...open, status: 'pending' }, 'payable'],
    ['is over once its time is', { ...over, status: 'pending' }, 'over'],
    ['is over when it expired', { ...over, status: 'expired' }, 'over'],
    ['is paid', { ...over, status: 'paid' }, 'paid'],
    ['stays paid while a second payment is checked', { ...over, status: 'paid', payment_in_review: true }, 'paid'],
    [
      'can’t be paid again while a payment is checked',
      { ...open, status: 'pending', payment_in_review: true },
      'in-review',
    ],
    ['is not over while a payment is checked', { ...over, status: 'pending', payment_in_review: true }, 'in-review'],
    ['is cancelled when all of it was, unpaid', { ...open, status: 'cancelled', bookings: allCancelled }, 'cancelled'],
    [
      'is cancelled when all of it was, and the money is on its way',
      { ...open, status: 'paid', bookings: allCancelled },
      'cancelled',
    ],
    ['is refunded', { ...open, status: 'refunded', bookings: allCancelled }, 'refunded'],
    [
      'is in review, though all of it was cancelled',
      { ...open, status: 'cancelled', payment_in_review: true, bookings: allCancelled },
      'in-review',
    ],
    ['is in review, though it expired', { ...over, status: 'expired', payment_in_review: true }, 'in-review'],
  ] as const)('%s', (_what, invoice, displayStatus) => {
    expect(displayStatusOf(invoice, now)).toBe(displayStatus)
  })
})
