import { describe, expect, it } from 'vitest'
import { displayStatusOf } from './display-status.ts'

const now = new Date('2026-11-21T06:00:00Z')
const bookings = [{ status: 'confirmed' }, { status: 'cancelled' }] as const
const allCancelled = [{ status: 'cancelled' }, { status: 'cancelled' }] as const
const open = { expires_at: '2026-11-21T07:00:00Z', payment_in_review: false, bookings } as const
const over = { ...open, expires_at: '2026-11-21T06:00:00Z' } as const

describe('an invoice', () => {
  it.each([
    ['is payable before its expiry', { ...open, status: 'pending' }, 'payable'],
    ["is expired after its expiry, even if its status is 'pending'", { ...over, status: 'pending' }, 'expired'],
    ["is expired if its status is 'expired'", { ...over, status: 'expired' }, 'expired'],
    ["is paid if its status is 'paid'", { ...over, status: 'paid' }, 'paid'],
    ['stays paid during the check of a second payment', { ...over, status: 'paid', payment_in_review: true }, 'paid'],
    [
      'is in review, and not payable, during the check of a payment',
      { ...open, status: 'pending', payment_in_review: true },
      'in-review',
    ],
    [
      'is in review, and not expired, during the check of a payment after its expiry',
      { ...over, status: 'pending', payment_in_review: true },
      'in-review',
    ],
    [
      'is cancelled if all bookings were cancelled before payment',
      { ...open, status: 'cancelled', bookings: allCancelled },
      'cancelled',
    ],
    [
      'is cancelled if all bookings of the paid invoice are cancelled',
      { ...open, status: 'paid', bookings: allCancelled },
      'cancelled',
    ],
    ["is refunded if its status is 'refunded'", { ...open, status: 'refunded', bookings: allCancelled }, 'refunded'],
    [
      'is in review during the check of a payment, even if all bookings are cancelled',
      { ...open, status: 'cancelled', payment_in_review: true, bookings: allCancelled },
      'in-review',
    ],
    [
      "is in review during the check of a payment, even if its status is 'expired'",
      { ...over, status: 'expired', payment_in_review: true },
      'in-review',
    ],
  ] as const)('%s', (_what, invoice, displayStatus) => {
    expect(displayStatusOf(invoice, now)).toBe(displayStatus)
  })
})
