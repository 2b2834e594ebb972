import { addDays } from '@nusa/shared/dates'
import { makeDate as date } from '@nusa/shared/testing'
import { describe, expect, test } from 'vitest'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import { paidBooking as booking, paidInvoice as invoice, part, quoteOf } from '../../testing/paid-invoice.ts'
import { renderCalendar } from './calendar.ts'
import { createCalendarEvent } from './calendar-event.ts'
import { createVoucher } from './create-voucher.ts'
import { addOnsText, dateText, describeBooking, quantityText } from './describe-booking.ts'

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

  test('shows the amount paid for this booking, without those cancelled before the payment', () => {
    const cancelled = { ...booking, id: 3, status: 'cancelled', paymentStatus: 'failed' } as const
    const bookings = [booking, { ...booking, id: 2, total: 300_000 }, cancelled]
    const { payment } = createTestVoucher({}, { bookings, totalAfterTax: 1_760_000, taxAmount: 160_000 })
    expect(payment.slice(1)).toEqual([
      ['Price before tax', 'Rp1.300.000'],
      ['Tax', 'Rp130.000'],
      ['Total paid with tax', 'Rp1.430.000'],
    ])
  })

  test.each([
    ['2026-12-29T15:59:59Z', 'Free cancellation in your account before Dec 30, 2026, 00:00 (Bali time, UTC+8).'],
    ['2026-12-29T16:00:00Z', null],
  ])(
    'shows the deadline of free cancellation only before the deadline, like a calendar entry: at %s',
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
    ['a car paid in time, downloaded later', car, paidAt, new Date('2026-12-30T03:01:00Z'), []],
    ['a car paid on its day', car, new Date('2026-12-31T02:13:00Z'), new Date('2026-12-31T02:13:00Z'), []],
    ['a cancelled car', { ...car, status: 'cancelled' } as const, paidAt, paidAt, []],
  ])('promise contact only while it is possible 24-48 hours in advance: %s', (_what, one, paid, at, promises) => {
    const of = { ...invoice, paidAt: paid }
    const { notes } = createVoucher(company, of, one, url, at)
    const { description } = createCalendarEvent(company, of, one, url, at)
    expect([...notes, ...description.split('\n')].filter((note) => /contact/.test(note))).toEqual(promises)
  })
})

const ride = {
  kind: 'transfer',
  quote: quoteOf(part('car', 2)),
  quantity: 2,
  pickupTime: '14:30',
  pickupLocation: 'Ngurah Rai',
} as const
const rental = {
  kind: 'rental',
  quote: quoteOf(part('day', 3)),
  quantity: 3,
  endDate: date('2027-01-02'),
  pickupTime: '09:00',
} as const
const stay = {
  kind: 'room',
  productTitle: 'Lembah Sayan',
  quote: quoteOf(part('room-night', 6)),
  quantity: 2,
  endDate: date('2027-01-03'),
} as const
const travellers = [
  ['Booked by', 'Ayu Lestari'],
  ['Travelers', '2 adults, 1 child'],
  ['Names', 'Ayu, Made'],
]

describe('a voucher of each kind', () => {
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

  test('shows the pickup location of a rental', () => {
    expect(createTestVoucher({ ...rental, pickupLocation: 'Kuta' }).facts).toContainEqual(['Pickup location', 'Kuta'])
  })

  test('asks only tour guests to arrive early', () => {
    expect(createTestVoucher().notes[0]).toBe('Please arrive 15 minutes early.')
    for (const changes of [ride, rental, stay]) expect(createTestVoucher(changes).notes.join()).not.toContain('early')
  })
})

describe('the description of a booking', () => {
  const day = 'Dec 31, 2026'
  const party = '2 adults, 1 child'
  test.each([
    ['a tour', {}, day, '', party],
    ['packages', { quote: quoteOf(part('package', 2)), quantity: 2 }, day, '2 packages', `2 packages, ${party}`],
    ['two cars', ride, day, '2 cars', `2 cars, ${party}`],
    ['a car for a day', { ...rental, quantity: 1, endDate: booking.date }, day, '1 day', '1 day'],
    ['a car for three days', rental, `${day} – Jan 2, 2027`, '3 days', '3 days'],
    ['rooms for three nights', stay, `${day} – Jan 3, 2027`, '3 nights, 2 rooms', `3 nights, 2 rooms, ${party}`],
  ])('contains dates and quantity of %s', (_what, changes, dates, what, all) => {
    const one = { ...booking, ...changes }
    expect([dateText(one), quantityText(one), describeBooking(one)]).toEqual([dates, what, all])
  })

  test('lists add-ons, with the quantity if there are several', () => {
    const addOn = { id: '1', name: 'Lunch', unitPrice: 1, quantity: 1, times: 1, total: 1 }
    const addOns = [addOn, { ...addOn, name: 'Photo', quantity: 2 }]
    expect(addOnsText({ quote: { ...quoteOf(), addOns } })).toBe('Lunch, Photo × 2')
  })
})

describe('the calendar event of a booking', () => {
  test('lasts all day until staff enter a pickup time, keeps its UID, and is removed when cancelled', () => {
    const event = createCalendarEvent(company, invoice, booking, url, now)
    expect(event).toMatchObject({ uid: `${booking.reference}@nusa.example`, time: null, isCancelled: false })
    expect(event.lastDate, 'when a tour ends within its day is not known').toBeNull()
    const later = createCalendarEvent(
      company,
      invoice,
      { ...booking, pickupTime: '4.30 am', status: 'cancelled' },
      url,
      now,
    )
    expect(later).toMatchObject({ uid: event.uid, time: '04:30', isCancelled: true })
    expect(later.description).toContain('Pickup: 4.30 am (Bali time)')
  })

  test('lasts for a tour of several days until the end of its last day', () => {
    const trip = { ...booking, pickupTime: '07:00', endDate: addDays(booking.date, 2) }
    const file = renderCalendar(createCalendarEvent(company, invoice, trip, url, now))
    expect(file).toContain('DTSTART;TZID=Asia/Makassar:20261231T070000')
    expect(file).toContain('DTEND;TZID=Asia/Makassar:20270103T000000')
  })

  test('uses the time zone of Bali for a transfer, which may differ from the zone of the airport', () => {
    const event = createCalendarEvent(company, invoice, { ...booking, ...ride }, url, now)
    expect(event).toMatchObject({ time: '14:30', lastDate: null, location: 'Ngurah Rai' })
    expect(event.description).toContain('Pickup: 14:30 (Bali time), Ngurah Rai')
  })

  test('lasts for a rental from its start time to its last day, at the delivery location', () => {
    const event = createCalendarEvent(
      company,
      invoice,
      { ...booking, ...rental, deliveryLocation: 'Sayan, Ubud' },
      url,
      now,
    )
    expect(event).toMatchObject({ time: '09:00', lastDate: '2027-01-02', location: 'Sayan, Ubud' })
    expect(event.description).toContain('Time: 09:00 (Bali time)\nDelivery location: Sayan, Ubud')
  })

  test('lasts for a one-day rental until the end of that day', () => {
    const oneDay = { ...booking, ...rental, quantity: 1, endDate: booking.date }
    expect(createCalendarEvent(company, invoice, oneDay, url, now)).toMatchObject({
      time: '09:00',
      lastDate: '2026-12-31',
    })
    expect(renderCalendar(createCalendarEvent(company, invoice, oneDay, url, now))).toContain(
      'DTEND;TZID=Asia/Makassar:20270101T000000',
    )
  })

  test('ends for a stay with the day of check-out, at the hotel', () => {
    const event = createCalendarEvent(
      company,
      invoice,
      { ...booking, ...stay, pickupLocation: 'Jalan Raya Sayan, Ubud' },
      url,
      now,
    )
    const location = 'Lembah Sayan, Jalan Raya Sayan, Ubud'
    expect(event).toMatchObject({ time: null, lastDate: '2027-01-03', location })
    expect(event.description).toContain('Address: Jalan Raya Sayan, Ubud')
  })

  test('lasts for a stay all of its days, even if staff have entered a time', () => {
    const event = createCalendarEvent(company, invoice, { ...booking, ...stay, pickupTime: '14:00' }, url, now)
    expect(event).toMatchObject({ time: null, date: '2026-12-31', lastDate: '2027-01-03' })
  })

  test("has the hotel's name as its location for a stay without a stored address", () => {
    const event = createCalendarEvent(company, invoice, { ...booking, ...stay }, url, now)
    expect(event.location).toBe('Lembah Sayan')
    expect(event.description).not.toContain('Address')
  })
})
