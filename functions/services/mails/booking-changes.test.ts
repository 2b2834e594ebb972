import { makeDate } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import type { StoredBooking } from '../../ports/bookings.ts'
import { paidBooking, paidInvoice, rental, ride } from '../../testing/paid-invoice.ts'
import { listChanges } from './booking-changes.ts'
import { createMailContent } from './booking-mail-content.ts'
import { composeMail } from './compose-mail.ts'

const changesOf = (before: Partial<StoredBooking>, after: Partial<StoredBooking>) =>
  listChanges({ ...paidBooking, ...before }, { ...paidBooking, ...after }).map((fact) => fact.join(': '))

const inZone = (zone: string) => ({ kind: 'zone', zone, place: '' }) as const
const atHotel = { pickup: inZone('Ubud'), pickupTime: '08:00', pickupLocation: 'Hotel A' }
const surcharge = { id: 'pickup', name: 'Pickup: Ubud', unitPrice: 150_000, quantity: 1, times: 1, total: 150_000 }
const withSurcharge = { quote: { ...paidBooking.quote, addOns: [surcharge] } }
const direction = (answer: string) => ({ question: 'Direction', answer })
const wayan = { ...paidBooking, passengers: ['Ayu', 'Wayan'] }

test.each([
  [
    'the pickup with its zone',
    atHotel,
    { pickup: inZone('Canggu'), pickupTime: '07:30', pickupLocation: 'Hotel B', pickupCash: 66_000 },
    [
      'Pickup: 08:00 (Bali time), Hotel A, Ubud → 07:30 (Bali time), Hotel B, Canggu',
      'Pickup surcharge: none → Please pay the driver Rp66.000 in cash',
    ],
  ],
  [
    'cash for the driver next to the surcharge that was paid online',
    withSurcharge,
    { ...withSurcharge, pickupCash: 66_000 },
    [
      'Pickup surcharge: Rp150.000 (before tax) paid online → Rp150.000 (before tax) paid online. ' +
        'Please pay the driver Rp66.000 in cash',
    ],
  ],
  [
    'no surcharge that was paid online if only the pickup changed',
    { ...withSurcharge, ...atHotel },
    { ...withSurcharge, ...atHotel, pickupTime: '08:30' },
    ['Pickup: 08:00 (Bali time), Hotel A, Ubud → 08:30 (Bali time), Hotel A, Ubud'],
  ],
  [
    'a pickup that is known for the first time',
    {},
    { pickupTime: '07:30' },
    ['Pickup: not known yet → 07:30 (Bali time)'],
  ],
  [
    'the date, and the start time in its time zone',
    { startTime: '09:00', timeZone: 'Asia/Jakarta' },
    { startTime: '10:00', timeZone: 'Asia/Jakarta', date: makeDate('2027-01-02'), endDate: makeDate('2027-01-02') },
    ['Date: Dec 31, 2026 → Jan 2, 2027', 'Start time: 09:00 WIB → 10:00 WIB'],
  ],
  [
    'the car and the flight of a transfer',
    { ...ride, packageTitle: 'Avanza', answers: [{ question: 'Flight number', answer: 'QF 43' }] },
    { ...ride, packageTitle: 'Hiace', answers: [{ question: 'Flight number', answer: 'QF 45' }] },
    ['Car: Avanza → Hiace', 'Flight number: QF 43 → QF 45'],
  ],
  [
    'the pickup of a transfer, but not its unchanged address',
    { ...ride, pickupLocation: 'Hotel A', answers: [{ question: 'Pickup address', answer: 'Hotel A' }] },
    { ...ride, pickupLocation: 'Hotel B', answers: [{ question: 'Pickup address', answer: 'Hotel A' }] },
    ['Pickup: 14:30 (Bali time), Hotel A → 14:30 (Bali time), Hotel B'],
  ],
  [
    'the direction of a transfer, but no answers to questions that no longer apply',
    { ...ride, answers: [direction('Arrival: from the airport'), { question: 'Name on the sign', answer: 'Ayu' }] },
    { ...ride, answers: [direction('Departure: to the airport'), { question: 'Flight number', answer: 'QF 44' }] },
    ['Direction: Arrival: from the airport → Departure: to the airport', 'Flight number: not known yet → QF 44'],
  ],
  [
    'where and when a rental car is delivered and returned',
    { ...rental, deliveryLocation: 'Hotel A' },
    { ...rental, deliveryLocation: '', pickupTime: '10:00', endDate: makeDate('2027-01-03') },
    [
      'To: Jan 2, 2027 → Jan 3, 2027',
      'Time: 09:00 (Bali time) → 10:00 (Bali time)',
      'Delivery location: Hotel A → none',
    ],
  ],
  [
    'the day of a pickup that was moved past midnight',
    { ...ride, pickupTime: '22:00' },
    { ...ride, pickupTime: '01:00', pickupDate: makeDate('2027-01-01') },
    ['Pickup: 22:00 (Bali time), Ngurah Rai → 01:00 (Bali time) on Jan 1, 2027, Ngurah Rai'],
  ],
  ['the number of travellers', {}, { description: '3 adults' }, ['Booked: 2 adults → 3 adults']],
  ['only the names that were replaced', {}, wayan, ['Names: Made → Wayan']],
  ['a name that was cleared', {}, { passengers: ['Ayu'] }, ['Names: Made → not known yet']],
  [
    'the deadline for names if names of the group are missing',
    { namesDueDay: makeDate('2026-12-20') },
    {
      namesDueDay: makeDate('2026-12-22'),
      missing: { pickup: false, names: 3, travellers: 12, answers: 0, flight: false },
    },
    ['Names are due by: Dec 20, 2026 → Dec 22, 2026'],
  ],
  ['no deadline for names if the group is complete', { namesDueDay: makeDate('2026-12-20') }, {}, []],
  ['nothing if only the order of the names differs', {}, { passengers: ['Made', 'Ayu'] }, []],
] as const)('the changes of a booking contain %s', (_what, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes)
})

test('the email about a changed booking lists the changes, then the missing details, then the booking', () => {
  const booking: StoredBooking = {
    ...paidBooking,
    passengers: ['Ayu', 'Wayan'],
    missing: { pickup: false, names: 0, travellers: 2, answers: 1, flight: false },
  }
  const siteUrl = 'https://nusa.example'
  const content = createMailContent('booking_changed', {
    invoice: { ...paidInvoice, bookings: [booking, { ...booking, id: 2 }] },
    bookings: [booking],
    bookingBefore: paidBooking,
    url: `${siteUrl}/booking`,
    siteUrl,
    detailsUrlOf: () => `${siteUrl}/trip-details#1.token`,
    payload: {},
    now: paidInvoice.createdAt,
  })
  const company = { name: 'Nusa', email: 'hello@nusa.example', phone: '', whatsapp: '', address: '' }
  const { subject, text, html } = composeMail('ayu@example.com', company, content)
  expect(subject).toBe('Your booking has changed (NUSA-7K3F9Q-1)')
  const inOrder = ['What has changed', 'Made', 'Wayan', '1 answer missing', 'Booking number', 'Ayu, Wayan']
  for (const body of [text, html]) {
    const positions = inOrder.map((part) => body.indexOf(part))
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(positions).not.toContain(-1)
  }
  expect(text).toContain('What has changed\nNames: Made → Wayan\n')
  expect(text).toContain('Free cancellation in your account before Dec 30, 2026, 00:00 (Bali time, UTC+8).')
})
