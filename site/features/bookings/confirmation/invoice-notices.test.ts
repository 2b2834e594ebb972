import { instantInBali } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { cancelledText, paidText, refundedText } from './InvoiceNotices.tsx'

const now = instantInBali(makeDate('2026-12-01'), '10:13')
const early = new Date('2026-11-01T00:00:00Z')
const today = {
  kind: 'tour',
  status: 'confirmed',
  booking_date: makeDate('2026-12-01'),
  pickup_date: null,
  pickup_time: '',
  pickup_kind: null,
  start_time: '',
  time_zone: 'Asia/Makassar',
} as const
const tour = { ...today, booking_date: makeDate('2026-12-10') } as const
const stay = { ...tour, kind: 'room' } as const
const car = { ...today, kind: 'rental', pickup_time: '11:00' } as const
const over = { ...tour, status: 'completed', booking_date: makeDate('2026-11-30') } as const
const cancelled = { ...tour, status: 'cancelled' } as const

const textOf = (bookings: Parameters<typeof paidText>[0]['bookings'], paidAt = now) =>
  paidText({ bookings, paid_at: paidAt.toISOString() }, now)

describe('paidText', () => {
  it.each([
    ['a tour', [stay, tour], 'We’ll contact you 24-48 hours before the tour. Please arrive 15 minutes early.'],
    ['a stay', [stay, over, cancelled], 'We’ll contact you 24-48 hours in advance.'],
    ['a car in less than an hour', [car], 'We’ll contact you shortly.'],
    ['a stay that starts today', [{ ...stay, booking_date: today.booking_date }], 'We’ll contact you shortly.'],
    [
      'a tour with pickup',
      [{ ...tour, pickup_kind: 'zone' as const }],
      'We’ll contact you 24-48 hours before the tour. Please be ready at the pickup time.',
    ],
    ['a tour today', [today], 'We’ll contact you shortly. Please arrive 15 minutes early.'],
    [
      'a car in less than an hour and a tour next week',
      [car, tour],
      'We’ll contact you shortly about what starts soon, and 24-48 hours in advance about the rest. Please arrive 15 minutes early.',
    ],
  ])('tells a traveller with %s when the company will contact them', (_what, bookings, promise) => {
    expect(textOf(bookings)).toBe(`Your payment has been received. ${promise}`)
  })

  it('promises no contact if the company has already contacted the traveller', () => {
    expect(textOf([today], early)).toBe('Your payment has been received. Please arrive 15 minutes early.')
  })

  it('contains only the confirmation of the payment if all bookings are over or cancelled', () => {
    expect(textOf([over, cancelled])).toBe('Your payment has been received.')
  })
})

describe('the text of a cancelled order', () => {
  const order = (status: 'paid' | 'cancelled', ...amounts: number[]) => ({
    status,
    total_after_tax: 1_100_000,
    bookings: amounts.map((amount) => ({ refund: amount > 0 ? { amount, state: 'done' as const } : null })),
  })

  it.each([
    ['all will be refunded', order('paid', 600_000, 500_000), 'It has been cancelled. We’ll refund what you paid.'],
    ['a part will be refunded', order('paid', 300_000, 0), 'It has been cancelled. We’ll refund Rp300.000.'],
    ['nothing is refunded', order('paid', 0), 'It has been cancelled. Nothing is refunded.'],
    ['nothing has to be paid', order('cancelled', 0), 'It has been cancelled. There’s nothing to pay.'],
  ])('says that %s', (_what, invoice, text) => {
    expect(cancelledText(invoice)).toBe(text)
  })

  it('says which amount was refunded after the refund is done', () => {
    expect(refundedText(order('paid', 600_000, 500_000))).toBe('It has been cancelled and fully refunded.')
    expect(refundedText(order('paid', 550_000))).toBe('It has been cancelled and Rp550.000 was refunded.')
  })
})
