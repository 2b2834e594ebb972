import { describe, expect, it, test } from 'vitest'
import { invoiceExpiresAt, isPayable, withEffectiveStatus } from './invoice-expiry.ts'
import { bookingStatusBadges, invoiceBadge, paymentStatusBadges } from './labels.ts'

const created = new Date('2026-11-21T10:00:00Z')
const expires_at = invoiceExpiresAt(created, []).toISOString()
const lastMoment = new Date('2026-11-22T09:59:59.999Z')
const deadline = new Date('2026-11-22T10:00:00Z')

describe('an invoice', () => {
  it('expires 24 hours after it was created', () => {
    expect(invoiceExpiresAt(created, [])).toEqual(deadline)
    expect(invoiceExpiresAt(created, [new Date('2026-11-23T00:00:00Z')])).toEqual(deadline)
  })

  it('expires earlier if the sale of one of its items ends within 24 hours', () => {
    const cutOff = new Date('2026-11-21T16:00:00Z')
    expect(invoiceExpiresAt(created, [new Date('2026-11-22T01:00:00Z'), cutOff])).toEqual(cutOff)
  })

  it('can be paid while it is pending and has not expired', () => {
    expect(isPayable({ status: 'pending', expires_at }, lastMoment)).toBe(true)
    expect(isPayable({ status: 'pending', expires_at }, deadline)).toBe(false)
    expect(isPayable({ status: 'paid', expires_at }, created)).toBe(false)
    expect(isPayable({ status: 'expired', expires_at }, created)).toBe(false)
  })

  test.each([
    ['pending', lastMoment, 'Pending', 'waiting'],
    ['pending', deadline, 'Expired', 'bad'],
    ['paid', deadline, 'Paid', 'good'],
    ['expired', lastMoment, 'Expired', 'bad'],
    ['cancelled', lastMoment, 'Cancelled', 'bad'],
    ['refunded', deadline, 'Refunded', 'bad'],
  ] as const)('that is %s and expires at 2026-11-22T10:00Z is shown at %o as %j', (status, now, label, tone) => {
    expect(invoiceBadge({ status, expires_at }, now)).toEqual({ label, tone })
  })
})

it('a booking status is shown as Confirmed, Cancelled, Completed or Pending', () => {
  const labels = Object.fromEntries(Object.entries(bookingStatusBadges).map(([status, { label }]) => [status, label]))
  expect(labels).toEqual({ confirmed: 'Confirmed', cancelled: 'Cancelled', completed: 'Completed', pending: 'Pending' })
})

it('a payment status is shown as Paid, Failed, Refunded or Pending', () => {
  const labels = Object.fromEntries(Object.entries(paymentStatusBadges).map(([status, { label }]) => [status, label]))
  expect(labels).toEqual({ paid: 'Paid', failed: 'Failed', refunded: 'Refunded', pending: 'Pending' })
})

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

  it('is cancelled for an unpaid booking, even if staff marked the booking as completed', () => {
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
