import { expect, test } from 'vitest'
import { officeTexts } from '../texts/index.ts'
import { bookedText, summariseBooking } from './booking-summary.ts'

const tour = {
  tour_title: 'Nusa Penida',
  package_title: 'Private tour',
  booking_date: '2026-12-01',
  booking_description: '2 adults, 1 child, Lunch',
  status: 'confirmed',
  payment_status: 'paid',
}

test.each([
  ['en', ['Nusa Penida', 'Private tour', 'Tuesday, 1 Dec 2026', '2 adults, 1 child, Lunch', 'Paid']],
  ['id', ['Nusa Penida', 'Private tour', 'Selasa, 1 Des 2026', '2 dewasa, 1 anak, Lunch', 'Lunas']],
] as const)('summariseBooking(tour, %j) returns %j', (language, parts) => {
  expect(summariseBooking(tour, language)).toEqual(parts)
})

test('summariseBooking shows the first and the last day of a rental or stay', () => {
  const rental = { ...tour, end_date: '2026-12-04', booking_description: '1 car, 4 days', payment_status: 'pending' }
  const parts = summariseBooking(rental, 'en')
  expect(parts.slice(2)).toEqual(['1 Dec 2026 – 4 Dec 2026', '1 car, 4 days', 'Not paid yet'])
})

test('summariseBooking counts the travellers of a booking without a description', () => {
  const travelers = [
    { type: 'adult', count: 2 },
    { type: 'infant', count: 1 },
  ]
  expect(summariseBooking({ ...tour, booking_description: null, travelers }, 'en')).toContain('2 adults, 1 infant')
})

test.each([
  ['pending', ['Cancelled']],
  ['refunded', ['Cancelled', 'Refunded']],
])(
  'summariseBooking shows the status of a cancelled booking with the payment status %j as %j',
  (payment_status, parts) => {
    const booking = { ...tour, status: 'cancelled', payment_status }
    expect(summariseBooking(booking, 'en').slice(4)).toEqual(parts)
  },
)

test('bookedText translates the units of a booking description, but not the names of add-ons', () => {
  const booking = { description: '2 packages, 2 adults, 1 child, 1 infant, Lunch, 2 guides × 2' }
  expect(bookedText(booking, officeTexts.en)).toBe(booking.description)
  expect(bookedText(booking, officeTexts.id)).toBe('2 paket, 2 dewasa, 1 anak, 1 bayi, Lunch, 2 guides × 2')
  expect(bookedText({ description: '3 nights, 1 room, 1 adult' }, officeTexts.id)).toBe('3 malam, 1 kamar, 1 dewasa')
  expect(bookedText({ description: '2 cars, 1 day' }, officeTexts.id)).toBe('2 mobil, 1 hari')
  expect(bookedText({ description: '' }, officeTexts.id)).toBe('')
})
