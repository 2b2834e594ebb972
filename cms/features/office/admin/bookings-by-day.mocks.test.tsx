import { makeDate } from '@nusa/shared/testing'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DayBooking } from '../day-bookings.ts'
import type { DayDeparture } from '../day-departures.ts'
import { BookingsByDay } from './BookingsByDay.tsx'

const { readDays, bookings, departures } = vi.hoisted(() => ({
  readDays: [] as string[],
  bookings: [] as object[],
  departures: [] as object[],
}))

vi.mock('@payloadcms/ui', () => ({ SetStepNav: () => null, useTranslation: () => ({ i18n: { language: 'en' } }) }))
vi.mock('./OfficePage.tsx', () => ({
  OfficePage: ({ children }: { children: ReactNode }) => children,
  requirePermission: () => undefined,
}))
vi.mock('../day-bookings.ts', () => ({
  readDayBookings: async (_: unknown, day: string) => {
    readDays.push(day)
    return bookings
  },
}))
vi.mock('../day-departures.ts', () => ({ readDayDepartures: async () => departures }))

const booking: DayBooking = {
  departureName: '',
  leavesAt: null,
  tourId: null,
  startTimeId: '',
  id: 7,
  invoiceId: 'invoice',
  bookingNumber: 'NUSA-7K3F9Q-1',
  orderNumber: 'NUSA-7K3F9Q',
  event: 'tour',
  tourDay: null,
  isEveningBefore: false,
  otherPickupDay: null,
  travelDate: null,
  product: 'Ayung rafting',
  package: '',
  description: '2 adults',
  quantity: 1,
  adults: 2,
  children: 0,
  infants: 0,
  passengers: ['Tara Wells'],
  answers: [],
  time: '07:30',
  timeDay: makeDate('2026-12-24'),
  place: 'Ubud',
  isDelivered: false,
  isPickupMissing: false,
  cash: 0,
  missingNameCount: 0,
  missingAnswerCount: 0,
  isFlightMissing: false,
  pickupProblem: null,
  customerName: 'Tara Wells',
  phone: '+61 400 123 456',
  email: 'tara@nusa.example',
  note: '',
  status: 'confirmed',
  payment: 'pending',
  isInReview: false,
}
const invalidDay = 'The date in the address of this page does not exist. Today is shown instead.'

async function render(day?: string): Promise<string> {
  const req = { payload: { config: { routes: { admin: '/admin', api: '/api' } } }, i18n: { language: 'en' } }
  const view: unknown = { initPageResult: { req }, searchParams: day === undefined ? {} : { day } }
  return renderToStaticMarkup(await BookingsByDay(view as AdminViewServerProps))
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  readDays.length = 0
  bookings.length = 0
  departures.length = 0
})

test('BookingsByDay shows the bookings of the day in the URL, with links to each booking and its invoice', async () => {
  bookings.push(booking)
  const html = await render('2026-12-24')
  expect(readDays).toEqual(['2026-12-24'])
  for (const part of [
    'tara@nusa.example',
    'Not paid yet',
    'href="tel:+61400123456"',
    'href="/admin/collections/bookings/7"',
  ])
    expect(html).toContain(part)
  expect(html).toContain('href="/admin/collections/invoices/invoice"')
  expect(html).not.toContain(invalidDay)
})

test('BookingsByDay shows the travel date of a tour booking if only the pickup is on this day', async () => {
  bookings.push({ ...booking, tourId: 3, isEveningBefore: true, travelDate: '2026-12-25' })
  const html = await render('2026-12-24')
  expect(html).toContain('<strong>Ayung rafting</strong></th>')
  expect(html).toContain('<span class="nusa-day__kind">Tour, travel date 25 Dec 2026</span>')
})

test('BookingsByDay flags a transfer whose pickup time is too early for the flight', async () => {
  const pickupProblem = { reason: 'too_early', pickup: '14:00', flight: '16:40', flight_day: null } as const
  bookings.push({ ...booking, event: 'transfer', pickupProblem })
  expect(await render('2026-12-24')).toContain('<em>Flight lands 16:40, pickup 14:00</em>')
})

test('BookingsByDay shows each departure with its booked spots and capacity, and emphasises overbooked departures', async () => {
  const departure: DayDeparture = {
    tourId: 3,
    tourTitle: 'Mount Batur',
    startTimeId: 'sunrise',
    departureName: '01:00, Sunrise',
    leavesAt: new Date('2026-12-23T17:00:00Z'),
    bookedCount: 12,
    capacity: 20,
    isClosed: false,
  }
  const closed = {
    ...departure,
    startTimeId: 'late',
    departureName: '02:00',
    bookedCount: 1,
    capacity: 0,
    isClosed: true,
  }
  const overbooked = { ...departure, startTimeId: 'noon', departureName: '12:00', bookedCount: 4, capacity: 2 }
  departures.push(departure, closed, overbooked, {
    ...departure,
    startTimeId: 'morning',
    departureName: '07:30',
    bookedCount: 0,
  })
  for (const { startTimeId } of [departure, closed, overbooked])
    bookings.push({ ...booking, id: bookings.length, tourId: 3, startTimeId })
  const html = await render('2026-12-24')
  expect(html).toContain('<strong>01:00, Sunrise</strong> Mount Batur<span>12 of 20 booked</span></th>')
  expect(html).toContain('<strong>02:00</strong> Mount Batur<span>1 booked</span><em>Closed</em></th>')
  expect(html).toContain('<strong>12:00</strong> Mount Batur<em>4 of 2 booked</em></th>')
  expect(html).toContain('<li><strong>07:30</strong> Mount Batur <span>20 spots</span></li>')
})

test('BookingsByDay shows today in Bali if the URL contains no day', async () => {
  expect(await render()).not.toContain(invalidDay)
  expect(readDays).toEqual(['2026-11-28'])
})

test.each(['2026-02-30', '1026-02-28', 'x'])(
  'BookingsByDay shows today and an error message for the invalid day %j',
  async (day) => {
    expect(await render(day)).toContain(invalidDay)
    expect(readDays).toEqual(['2026-11-28'])
  },
)
