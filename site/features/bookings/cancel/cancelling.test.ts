import { defaultCancellationTiers } from '@nusa/shared/catalog'
import { makeCancellationPolicy, makeDate } from '@nusa/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bookingBadges, orderBadge } from './BookingStatusBadges.tsx'
import { getCancelOption } from './CancelBooking.tsx'
import { cancelProblemText, describeDeadlines, refundText } from './CancelDialog.tsx'

afterEach(() => vi.unstubAllEnvs())

const booking = {
  kind: 'tour',
  status: 'confirmed',
  payment_status: 'paid',
  booking_date: makeDate('2026-12-24'),
  pickup_date: null,
  pickup_time: '',
  start_time: '',
  time_zone: 'Asia/Makassar',
  promised_start: null,
  cancellation_tiers: defaultCancellationTiers,
} as const
const until = new Date('2026-12-22T16:00:00Z')

describe('getCancelOption', () => {
  it("returns 'open' until the start of the day before the booking (Bali time)", () => {
    expect(getCancelOption(booking, false, new Date('2026-12-22T15:59:59Z'))).toBe('open')
  })

  it("returns 'too-late' from the deadline until the day of the booking is over", () => {
    expect(getCancelOption(booking, false, until)).toBe('too-late')
    expect(getCancelOption(booking, false, new Date('2026-12-24T15:59:59Z'))).toBe('too-late')
    const onJava = { ...booking, time_zone: 'Asia/Jakarta' } as const
    expect(getCancelOption(onJava, false, new Date('2026-12-24T16:59:59Z'))).toBe('too-late')
  })

  it("returns 'open' until the last deadline of the cancellation policy", () => {
    const { tiers } = makeCancellationPolicy({ tiers: [{ hours_before: 0, refund_percent: 0 }] })
    const strict = { ...booking, cancellation_tiers: tiers }
    expect(getCancelOption(strict, false, new Date('2026-12-23T15:59:59Z'))).toBe('open')
    expect(getCancelOption(strict, false, new Date('2026-12-23T16:00:00Z'))).toBe('too-late')
  })

  it("returns 'open' for an unpaid booking after the deadline, or 'in-review' while staff check a payment", () => {
    const unpaid = { ...booking, payment_status: 'pending' } as const
    expect(getCancelOption(unpaid, false, until)).toBe('open')
    expect(getCancelOption(unpaid, true, until)).toBe('in-review')
  })

  it('uses Bali time for a traveller in Los Angeles', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(getCancelOption(booking, false, new Date('2026-12-22T15:00:00Z'))).toBe('open')
    expect(getCancelOption(booking, false, new Date('2026-12-22T16:00:00Z'))).toBe('too-late')
  })

  it.each([
    ['is over', booking, '2026-12-24T16:00:00Z'],
    ['is cancelled', { ...booking, status: 'cancelled' } as const, '2026-12-01T00:00:00Z'],
    ['is completed', { ...booking, status: 'completed' } as const, '2026-12-01T00:00:00Z'],
  ])("returns 'none' if the booking %s", (_what, one, now) => {
    expect(getCancelOption(one, false, new Date(now))).toBe('none')
  })

  it("returns 'in-review' while staff check a payment", () => {
    expect(getCancelOption(booking, true, new Date('2026-12-01T00:00:00Z'))).toBe('in-review')
  })
})

it('describeDeadlines counts back from the departure, not the pickup, and uses the time zone of the tour', () => {
  const trip = { ...booking, pickup_time: '02:00', start_time: '03:30', time_zone: 'Asia/Jakarta' } as const
  const now = new Date('2026-12-01T00:00:00Z')
  expect(describeDeadlines(trip, now)).toEqual([
    'You can cancel free of charge before Dec 23, 2026, 03:30 (WIB, UTC+7).',
  ])
  const strict = { ...trip, cancellation_tiers: [{ hours_before: 24, refund_percent: 50 }] }
  expect(describeDeadlines(strict, now)[0]).toBe('50% refund before Dec 23, 2026, 03:30 (WIB, UTC+7).')
})

describe('refundText', () => {
  it.each([
    ['a full refund', { paid: 1_000_000, refund: 1_000_000 }, /^You’ll be refunded Rp1\.000\.000, tax included/],
    [
      'a partial refund',
      { paid: 1_000_001, refund: 500_001 },
      /^You’ll be refunded Rp500\.001 \(50%\) of the Rp1\.000\.001 you paid/,
    ],
    ['no refund', { paid: 1_000_000, refund: 0 }, /^Nothing of the Rp1\.000\.000 you paid is refunded/],
    ['an unpaid booking', { paid: 0, refund: 0 }, /^You haven’t paid for it yet/],
  ])('returns the text for %s', (_what, figures, text) => {
    expect(refundText(figures)).toMatch(text)
  })
})

describe('the badges of a booking', () => {
  const cancelled = { status: 'cancelled', payment_status: 'paid', cancelled_by: 'traveller', refund: null } as const
  const refund = (state: 'on_its_way' | 'done') => ({ amount: 1000, state })

  it.each([
    ['confirmed and paid', { ...cancelled, status: 'confirmed', cancelled_by: null }, ['Confirmed', 'Payment: Paid']],
    [
      'cancelled because it was not paid in time',
      { ...cancelled, payment_status: 'failed', cancelled_by: 'system' },
      ['Cancelled', 'Payment: Failed'],
    ],
    ['cancelled before the payment', { ...cancelled, payment_status: 'failed' }, ['Cancelled']],
    [
      'cancelled, with a refund in progress',
      { ...cancelled, refund: refund('on_its_way') },
      ['Cancelled', 'Refund in progress'],
    ],
    [
      'cancelled and refunded',
      { ...cancelled, payment_status: 'refunded', refund: refund('done') },
      ['Cancelled', 'Payment: Refunded'],
    ],
  ] as const)('show that the booking is %s', (_what, one, labels) => {
    expect(bookingBadges(one, false).map(({ label }) => label)).toEqual(labels)
  })
})

describe('the badges during the check of a payment', () => {
  it.each([
    ['an expired order', { status: 'cancelled', payment_status: 'failed', cancelled_by: 'system' }, 'Being checked'],
    [
      'a cancelled order',
      { status: 'cancelled', payment_status: 'failed', cancelled_by: 'traveller' },
      'Being checked',
    ],
    ['an open order', { status: 'confirmed', payment_status: 'pending', cancelled_by: null }, 'Being checked'],
    ['a paid order', { status: 'confirmed', payment_status: 'paid', cancelled_by: null }, 'Paid'],
  ] as const)('contain one payment badge for a booking of %s', (_what, one, label) => {
    const [, ...payment] = bookingBadges({ ...one, refund: null }, true)
    expect(payment.map((badge) => badge.label)).toEqual([`Payment: ${label}`])
    expect(payment.map(({ tone }) => tone)).not.toContain('bad')
  })
})

describe('the badge of an order', () => {
  const [cancelled, confirmed] = [
    { status: 'cancelled', refund: null } as const,
    { status: 'confirmed', refund: null } as const,
  ]
  const refunded = (state: 'on_its_way' | 'done') => ({ status: 'cancelled', refund: { amount: 1000, state } }) as const
  const badgeOf = (...bookings: Parameters<typeof orderBadge>[0]['bookings']) =>
    orderBadge({ status: 'paid', expires_at: '2026-12-01T06:00:00.000Z', bookings }, new Date('2026-11-30T06:00:00Z'))
      .label

  it("is 'Refund in progress' if all bookings are cancelled and a refund is not done", () => {
    expect(badgeOf(refunded('on_its_way'))).toBe('Refund in progress')
    expect(badgeOf(refunded('on_its_way'), refunded('done'))).toBe('Refund in progress')
  })

  it("is 'Paid' while a booking is not cancelled, or if nothing is refunded", () => {
    expect(badgeOf(refunded('on_its_way'), confirmed)).toBe('Paid')
    expect(badgeOf(cancelled)).toBe('Paid')
  })
})

describe('cancelProblemText', () => {
  it.each([
    ['timed_out', /don’t know whether it was cancelled/],
    ['offline', /don’t know whether it was cancelled/],
    ['bad_answer', /don’t know whether it was cancelled/],
    ['not_authenticated', /sign in again/],
    ['cancel_too_late', /said by the server/],
  ] as const)("explains the failure '%s' to the traveller", (code, words) => {
    expect(cancelProblemText({ ok: false, code, message: 'said by the server' })).toMatch(words)
  })
})
