import { describe, expect, it } from 'vitest'
import { getPaymentState } from './BookingRow.tsx'

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
    ['is payable before its invoice expires', open, 'payable'],
    [
      'is not payable after its invoice has expired, even with the status pending',
      { ...open, invoice_expires_at: '2026-11-21T06:00:00Z' },
      null,
    ],
    ['is in review during the check of a payment', { ...open, payment_in_review: true }, 'in-review'],
    ['is not payable if it is paid', { ...open, invoice_status: 'paid' }, null],
    [
      'is not payable if it is cancelled, even if another booking of its invoice is payable',
      { ...open, status: 'cancelled', cancelled_by: 'traveller' },
      null,
    ],
    [
      'is expired if it was not paid in time',
      { ...open, status: 'cancelled', cancelled_by: 'system', invoice_status: 'expired' },
      'expired',
    ],
    [
      'is in review, and not expired, during the check of a late payment',
      { ...open, status: 'cancelled', cancelled_by: 'system', invoice_status: 'expired', payment_in_review: true },
      'in-review',
    ],
    [
      'is in review if it was paid after its invoice was cancelled',
      { ...open, status: 'cancelled', cancelled_by: 'traveller', invoice_status: 'cancelled', payment_in_review: true },
      'in-review',
    ],
    [
      'is not in review if only this booking of the invoice is cancelled',
      { ...open, status: 'cancelled', cancelled_by: 'traveller', payment_in_review: true },
      null,
    ],
    ['is not in review if it was paid twice', { ...open, invoice_status: 'paid', payment_in_review: true }, null],
  ] as const)('%s', (_what, booking, expected) => {
    expect(getPaymentState(booking, now)).toBe(expected)
  })
})
