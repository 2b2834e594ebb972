import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DayBooking } from '../day-bookings.ts'
import { BookingsByDay } from './BookingsByDay.tsx'

const { readDays, bookings } = vi.hoisted(() => ({ readDays: [] as string[], bookings: [] as object[] }))

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

const booking: DayBooking = {
  departure: '',
  id: 7,
  invoiceId: 'invoice',
  number: 'NUSA-7K3F9Q-1',
  order: 'NUSA-7K3F9Q',
  event: 'tour',
  tourDay: null,
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
  place: 'Ubud',
  isDelivered: false,
  isPickupMissing: false,
  name: 'Tara Wells',
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

test('BookingsByDay shows today in Bali if the URL contains no day', async () => {
  expect(await render()).not.toContain(invalidDay)
  expect(readDays).toEqual(['2026-11-28'])
})

test.each(['2026-02-30', '1026-02-28', 'x'])(
  'BookingsByDay shows today and an error message for the invalid day %s',
  async (day) => {
    expect(await render(day)).toContain(invalidDay)
    expect(readDays).toEqual(['2026-11-28'])
  },
)
