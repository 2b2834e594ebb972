import { describe, expect, test } from 'vitest'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import { paidBooking as booking, paidInvoice as invoice, part, quoteOf } from '../../testing/paid-invoice.ts'
import { addOnsText, dateText, quantityText } from './describe-booking.ts'
import { eventOf } from './event-of.ts'
import { voucherOf } from './voucher-of.ts'

const company = { name: 'Nusa', email: 'hello@nusa.example', phone: '', whatsapp: '', address: '' }
const url = 'https://nusa.example/booking/confirmation/ours'
const draw = (changes: Partial<StoredBooking> = {}, of: Partial<InvoiceWithBookings> = {}) =>
  voucherOf(company, { ...invoice, ...of }, { ...booking, ...changes }, url)

describe('a voucher', () => {
  test('says who travels when, and what was paid with tax', () => {
    const { facts, payment, issuedAt } = draw()
    expect(facts).toEqual([
      ['Date', 'Dec 31, 2026'],
      ['Pickup', 'Our team tells you when they contact you'],
      ['Booked by', 'Ayu Lestari'],
      ['Travelers', '2 adults, 1 child'],
      ['Names', 'Ayu, Made'],
    ])
    expect(payment).toEqual([
      ['Paid', 'Nov 22, 2026'],
      ['This booking, before tax', 'Rp1.300.000'],
      ['Tax', 'Rp130.000'],
      ['Total paid with tax', 'Rp1.430.000'],
    ])
    expect(issuedAt).toBe(invoice.paidAt)
  })

  test('says that the total is for all that was paid together, and not for what was cancelled before', () => {
    const cancelled = { ...booking, id: 3, status: 'cancelled', paymentStatus: 'failed' } as const
    const { payment } = draw({}, { bookings: [booking, { ...booking, id: 2 }, cancelled] })
    expect(payment.at(-1)).toEqual(['Total paid with tax, for all 2 bookings', 'Rp1.430.000'])
    expect(draw({}, { bookings: [booking, cancelled] }).payment.at(-1)?.[0]).toBe('Total paid with tax')
  })
})

test('a room has nobody to pick up and nobody to be early for', () => {
  const { facts, notes } = draw({ quote: quoteOf(part('room-night', 2)) })
  expect(facts.map(([name]) => name)).not.toContain('Pickup')
  expect(notes.join()).not.toContain('early')
  expect(draw().notes[0]).toBe('Please arrive 15 minutes early.')
})

describe('a booking in words', () => {
  test.each([
    ['a tour', quoteOf(part('adult', 2)), 1, 'Dec 31, 2026', ''],
    ['packages', quoteOf(part('package', 2)), 2, 'Dec 31, 2026', '2 packages'],
    ['a car for a day', quoteOf(part('day', 1)), 1, 'Dec 31, 2026', '1 day'],
    ['a car for three days', quoteOf(part('day', 3)), 3, 'Dec 31, 2026 – Jan 2, 2027', '3 days'],
    ['two rooms for three nights', quoteOf(part('room-night', 6)), 2, 'Dec 31, 2026 – Jan 3, 2027', '6 room nights'],
  ])('%s', (_what, quote, quantity, dates, what) => {
    expect([dateText({ ...booking, quote, quantity }), quantityText({ quote })]).toEqual([dates, what])
  })

  test('names add-ons, with their number where there are several', () => {
    const addOn = { id: '1', name: 'Lunch', unitPrice: 1, quantity: 1, times: 1, total: 1 }
    const addOns = [addOn, { ...addOn, name: 'Photo', quantity: 2 }]
    expect(addOnsText({ quote: { ...quoteOf(), addOns } })).toBe('Lunch, Photo × 2')
  })
})

describe('a booking in a calendar', () => {
  test('lasts all day until staff have set a pickup time, keeps its UID, and is taken out when it is cancelled', () => {
    const event = eventOf(company, invoice, booking, url)
    expect(event).toMatchObject({ uid: `${booking.reference}@nusa.example`, time: null, isCancelled: false })
    const later = eventOf(company, invoice, { ...booking, pickupTime: '4.30 am', status: 'cancelled' }, url)
    expect(later).toMatchObject({ uid: event.uid, time: '04:30', isCancelled: true })
    expect(later.description).toContain('Pickup: 4.30 am')
  })
})
