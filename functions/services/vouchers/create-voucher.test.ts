import type { TimeZone } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, test } from 'vitest'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import { paidBooking as booking, paidInvoice as invoice, rental, ride, stay } from '../../testing/paid-invoice.ts'
import { createCalendarEvent } from './calendar-event.ts'
import { createVoucher } from './create-voucher.ts'

const company = { name: 'Nusa', email: 'hello@nusa.example', phone: '', whatsapp: '', address: '' }
const now = new Date('2026-11-23T00:00:00Z')
const url = 'https://nusa.example/booking/confirmation/ours'
const createTestVoucher = (changes: Partial<StoredBooking> = {}, of: Partial<InvoiceWithBookings> = {}) =>
  createVoucher(company, { ...invoice, ...of }, { ...booking, ...changes }, url, now)

describe('a voucher', () => {
  test('shows who travels when, and the amount paid with tax', () => {
    const { facts, payment, issuedAt } = createTestVoucher()
    expect(facts).toEqual([
      ['Date', 'Dec 31, 2026'],
      ['Pickup', 'We’ll tell you when we contact you'],
      ['Booked by', 'Ayu Lestari'],
      ['Travelers', '2 adults, 1 child'],
      ['Names', 'Ayu, Made'],
    ])
    expect(payment).toEqual([
      ['Paid', 'Nov 22, 2026'],
      ['Price before tax', 'Rp1.300.000'],
      ['Tax', 'Rp130.000'],
      ['Total paid with tax', 'Rp1.430.000'],
    ])
    expect(issuedAt).toBe(invoice.paidAt)
  })

  test('shows the amount paid for its booking, even if another booking was cancelled before the payment', () => {
    const cancelled = { ...booking, id: 3, status: 'cancelled', paymentStatus: 'failed' } as const
    const bookings = [booking, { ...booking, id: 2, total: 300_000 }, cancelled]
    const { payment } = createTestVoucher({}, { bookings, totalAfterTax: 1_760_000, taxAmount: 160_000 })
    expect(payment.slice(1)).toEqual([
      ['Price before tax', 'Rp1.300.000'],
      ['Tax', 'Rp130.000'],
      ['Total paid with tax', 'Rp1.430.000'],
    ])
  })

  test('mentions the pickup surcharge in the price', () => {
    const surcharge = { id: 'pickup', name: 'Pickup in Sanur', quantity: 1, times: 1, unitPrice: 60_000, total: 60_000 }
    const quote = { ...booking.quote, addOns: [surcharge], addOnsTotal: 60_000 }
    const { payment } = createTestVoucher({ quote })
    expect(payment.slice(1, 3)).toEqual([
      ['Price before tax', 'Rp1.300.000'],
      ['Including pickup surcharge', 'Rp60.000'],
    ])
  })

  test.each([
    ['2026-12-29T15:59:59Z', 'Free cancellation in your account before Dec 30, 2026, 00:00 (Bali time, UTC+8).'],
    ['2026-12-29T16:00:00Z', null],
  ])(
    'shows the deadline of free cancellation only before the deadline, like a calendar entry (issued at %s)',
    (issued, promise) => {
      const at = new Date(issued)
      const { notes } = createVoucher(company, invoice, booking, url, at)
      const { description } = createCalendarEvent(company, invoice, booking, url, at)
      const promises = [...notes, ...description.split('\n')].filter((note) => /cancel/i.test(note))
      expect(promises).toEqual(promise === null ? [] : [promise, promise])
    },
  )
})

describe('a voucher and a calendar entry', () => {
  const paidAt = new Date('2026-12-01T00:00:00Z')
  const car = { ...booking, kind: 'rental', pickupTime: '11:00' } as const
  const promise = 'Our team will contact you 24-48 hours in advance.'

  test.each([
    ['a car paid in time', car, paidAt, paidAt, [promise, promise]],
    [
      'a car paid in time, downloaded 24 hours before',
      car,
      paidAt,
      new Date('2026-12-30T03:00:00Z'),
      [promise, promise],
    ],
    ['a car paid in time, downloaded less than 24 hours before', car, paidAt, new Date('2026-12-30T03:01:00Z'), []],
    ['a car paid on its day', car, new Date('2026-12-31T02:13:00Z'), new Date('2026-12-31T02:13:00Z'), []],
    ['a cancelled car', { ...car, status: 'cancelled' } as const, paidAt, paidAt, []],
  ])('promise contact only while contact 24-48 hours in advance is possible (%s)', (_what, one, paid, at, promises) => {
    const of = { ...invoice, paidAt: paid }
    const { notes } = createVoucher(company, of, one, url, at)
    const { description } = createCalendarEvent(company, of, one, url, at)
    expect([...notes, ...description.split('\n')].filter((note) => /contact/.test(note))).toEqual(promises)
  })
})

const travellers = [
  ['Booked by', 'Ayu Lestari'],
  ['Travelers', '2 adults, 1 child'],
  ['Names', 'Ayu, Made'],
]

describe('a voucher for any product', () => {
  test.each([
    [
      'a transfer',
      ride,
      [['Date', 'Dec 31, 2026'], ['Pickup', '14:30 (Bali time), Ngurah Rai'], ...travellers, ['Booked', '2 cars']],
    ],
    [
      'a rental that is delivered',
      { ...rental, deliveryLocation: 'Sayan' },
      [
        ['From', 'Dec 31, 2026'],
        ['To', 'Jan 2, 2027'],
        ['Time', '09:00 (Bali time)'],
        ['Delivery location', 'Sayan'],
        ['Booked by', 'Ayu Lestari'],
        ['Names', 'Ayu, Made'],
        ['Booked', '3 days'],
      ],
    ],
    [
      'a stay',
      { ...stay, pickupLocation: 'Jalan Raya Sayan, Ubud' },
      [
        ['Check-in', 'Dec 31, 2026'],
        ['Check-out', 'Jan 3, 2027'],
        ['Address', 'Jalan Raya Sayan, Ubud'],
        ['Booked by', 'Ayu Lestari'],
        ['Guests', '2 adults, 1 child'],
        ['Names', 'Ayu, Made'],
        ['Booked', '3 nights, 2 rooms'],
      ],
    ],
  ])('shows the details of %s', (_what, changes, facts) => {
    expect(createTestVoucher(changes).facts).toEqual(facts)
  })

  test.each([
    ['', 'Show your voucher when you pick up the car, printed or on your phone.'],
    ['Sayan', 'Show your voucher when we deliver the car, printed or on your phone.'],
  ])('says when to show the voucher of a rental with the delivery location %j', (deliveryLocation, note) => {
    expect(createTestVoucher({ ...rental, deliveryLocation }).notes).toContain(note)
  })

  test('shows the day that staff chose for a pickup without a time', () => {
    expect(createTestVoucher({ pickupDate: makeDate('2026-12-30') }).facts).toContainEqual(['Pickup', 'Dec 30, 2026'])
  })

  test('shows the pickup location of a rental', () => {
    expect(createTestVoucher({ ...rental, pickupLocation: 'Kuta' }).facts).toContainEqual(['Pickup location', 'Kuta'])
  })

  test('names the time zone of its times', () => {
    const noteOf = (timeZone: TimeZone) => createTestVoucher({ timeZone }).timeZoneNote
    expect([noteOf('Asia/Makassar'), noteOf('Asia/Jakarta')]).toEqual([
      'All dates and times are in Bali time: Central Indonesia Time (WITA, UTC+8).',
      'All times are in Western Indonesia Time (WIB, UTC+7).',
    ])
  })

  test('asks only tour guests to arrive early, unless they are picked up', () => {
    expect(createTestVoucher().notes[0]).toBe('Please arrive 15 minutes early.')
    const pickup = { kind: 'zone', zone: 'Ubud', place: '' } as const
    expect(createTestVoucher({ pickup }).notes[0]).toBe('Please be ready at the pickup time.')
    for (const changes of [ride, rental, stay]) expect(createTestVoucher(changes).notes.join()).not.toContain('early')
  })
})
