import { addDays } from '@nusa/shared/dates'
import { describe, expect, test } from 'vitest'
import { paidBooking as booking, paidInvoice as invoice, rental, ride, stay } from '../../testing/paid-invoice.ts'
import { renderCalendar } from './calendar.ts'
import { createCalendarEvent } from './calendar-event.ts'

const company = { name: 'Nusa', email: 'hello@nusa.example', phone: '', whatsapp: '', address: '' }
const now = new Date('2026-11-23T00:00:00Z')
const url = 'https://nusa.example/booking/confirmation/ours'

describe('the calendar event of a booking', () => {
  test('lasts all day until staff enter a pickup time, keeps its UID, and is cancelled with the booking', () => {
    const event = createCalendarEvent(company, invoice, booking, url, now)
    expect(event).toMatchObject({ uid: `${booking.reference}@nusa.example`, time: null, isCancelled: false })
    expect(event.lastDate, 'the time at which a tour ends is unknown').toBeNull()
    const later = createCalendarEvent(
      company,
      invoice,
      {
        ...booking,
        pickupTime: '4.30 am',
        status: 'cancelled',
        changedAt: new Date(booking.changedAt.getTime() + 1000),
      },
      url,
      now,
    )
    expect(later).toMatchObject({ uid: event.uid, time: '04:30', sequence: event.sequence + 1, isCancelled: true })
    expect(later.description).toContain('Pickup: 4.30 am (Bali time)')
  })

  test('lasts until the end of the last day for a tour of several days', () => {
    const trip = { ...booking, pickupTime: '07:00', endDate: addDays(booking.date, 2) }
    const file = renderCalendar(createCalendarEvent(company, invoice, trip, url, now))
    expect(file).toContain('DTSTART;TZID=Asia/Makassar:20261231T070000')
    expect(file).toContain('DTEND;TZID=Asia/Makassar:20270103T000000')
  })

  test('starts with a pickup on the evening before the departure', () => {
    const trip = { ...booking, startTime: '00:30', pickupTime: '23:30' }
    expect(createCalendarEvent(company, invoice, trip, url, now)).toMatchObject({ date: '2026-12-30', time: '23:30' })
  })

  test.each([
    ['5 hours', '20261231T013000Z'],
    ['9 - 10 hours', '20261231T063000Z'],
    ['90 minutes', '20261230T220000Z'],
    ['2 days', undefined],
    ['', undefined],
  ])('starts with the pickup and, with the departure duration %j, has the end %s', (duration, end) => {
    const trip = { ...booking, timeZone: 'Asia/Jakarta', startTime: '03:30', pickupTime: '02:00', duration } as const
    const file = renderCalendar(createCalendarEvent(company, invoice, trip, url, now))
    expect(file).toContain('DTSTART;TZID=Asia/Jakarta:20261231T020000')
    expect(/DTEND:(\S+)/.exec(file)?.[1]).toBe(end)
  })

  test('starts on the pickup day that staff have set, even if the pickup time is unknown', () => {
    const delayed = { ...booking, ...ride, pickupDate: addDays(booking.date, 1), pickupTime: '01:00' }
    const file = renderCalendar(createCalendarEvent(company, invoice, delayed, url, now))
    expect(file).toContain('DTSTART;TZID=Asia/Makassar:20270101T010000')
    const unknown = { ...delayed, pickupTime: '' }
    expect(createCalendarEvent(company, invoice, unknown, url, now)).toMatchObject({ date: '2027-01-01', time: null })
  })

  test('uses the time zone of the airport for a transfer', () => {
    const event = createCalendarEvent(company, invoice, { ...booking, ...ride, timeZone: 'Asia/Jakarta' }, url, now)
    expect(event).toMatchObject({ time: '14:30', timeZone: 'Asia/Jakarta', lastDate: null, location: 'Ngurah Rai' })
    expect(event.description).toContain('Pickup: 14:30 WIB, Ngurah Rai')
  })

  test('lasts an hour for a transfer, and contains the flight, the address and the name on the sign', () => {
    const answers = [
      { question: 'Flight number', answer: 'GA 402' },
      { question: 'Drop-off address', answer: 'Lembah Sayan' },
      { question: 'Name on the sign', answer: 'Ayu Lestari' },
    ]
    const event = createCalendarEvent(company, invoice, { ...booking, ...ride, answers }, url, now)
    expect(event.description).toContain(
      'Flight number: GA 402\nDrop-off address: Lembah Sayan\nName on the sign: Ayu Lestari',
    )
    const file = renderCalendar(event)
    expect(file).toContain('DTSTART;TZID=Asia/Makassar:20261231T143000')
    expect(file).toContain('DTEND:20261231T073000Z')
    expect(createCalendarEvent(company, invoice, { ...booking, answers }, url, now).description).not.toContain('GA 402')
  })

  test('lasts from the start time to the last day of a rental, at the delivery location', () => {
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

  test('lasts until the end of the day for a one-day rental', () => {
    const oneDay = { ...booking, ...rental, quantity: 1, endDate: booking.date }
    expect(createCalendarEvent(company, invoice, oneDay, url, now)).toMatchObject({
      time: '09:00',
      lastDate: '2026-12-31',
    })
    expect(renderCalendar(createCalendarEvent(company, invoice, oneDay, url, now))).toContain(
      'DTEND;TZID=Asia/Makassar:20270101T000000',
    )
  })

  test('ends on the check-out day of a stay, and its location is the hotel', () => {
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

  test('lasts all days of a stay, even if staff have entered a time', () => {
    const event = createCalendarEvent(company, invoice, { ...booking, ...stay, pickupTime: '14:00' }, url, now)
    expect(event).toMatchObject({ time: null, date: '2026-12-31', lastDate: '2027-01-03' })
  })

  test("has the hotel's name as its location for a stay without a stored address", () => {
    const event = createCalendarEvent(company, invoice, { ...booking, ...stay }, url, now)
    expect(event.location).toBe('Lembah Sayan')
    expect(event.description).not.toContain('Address')
  })
})
