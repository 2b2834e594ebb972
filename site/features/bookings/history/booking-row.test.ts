import { describe, expect, it } from 'vitest'
import { paymentStatus } from './BookingRow.tsx'

const now = new Date('2026-11-21T06:00:00Z')
const open = {
  status: 'confirmed',
  cancelled_by: null,
  invoice_status: 'pending',
  invoice_expires_at: '2026-11-21T06:00:01Z',
  payment_in_review: false,
} as const

describe('a booking in the history', () => {
  it.each([
    ['can be paid in time', open, 'payable'],
    [
      'can’t be paid after its expiry, even if its status is still pending',
      { ...open, invoice_expires_at: '2026-11-21T06:00:00Z' },
      null,
    ],
    ['can’t be paid while a payment is checked', { ...open, payment_in_review: true }, 'in-review'],
    ['can’t be paid when it is paid', { ...open, invoice_status: 'paid' }, null],
    [
      'can’t be paid when it was cancelled, while others of its invoice can',
      { ...open, status: 'cancelled', cancelled_by: 'traveller' },
      null,
    ],
    [
      'is over when it was not paid in time',
      { ...open, status: 'cancelled', cancelled_by: 'system', invoice_status: 'expired' },
      'over',
    ],
    [
      'is not over while a late payment is checked',
      { ...open, status: 'cancelled', cancelled_by: 'system', invoice_status: 'expired', payment_in_review: true },
      'in-review',
    ],
    [
      'is being checked when it was paid after it was cancelled',
      { ...open, status: 'cancelled', cancelled_by: 'traveller', invoice_status: 'cancelled', payment_in_review: true },
      'in-review',
    ],
    [
      'has nothing to be checked when it was cancelled, while others of its invoice have',
      { ...open, status: 'cancelled', cancelled_by: 'traveller', payment_in_review: true },
      null,
    ],
    [
      'has nothing to be checked when it was paid twice',
      { ...open, invoice_status: 'paid', payment_in_review: true },
      null,
    ],
  ] as const)('%s', (_what, booking, expected) => {
    expect(paymentStatus(booking, now)).toBe(expected)
  })
})
