import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { bookedText } from '../../collections/records/Bookings/booking-summary.ts'
import { type OfficeTexts, officeTexts } from '../../collections/records/texts/index.ts'
import { csvResponse, errorResponse } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { type Separator, separatorSchema, writeCsv } from '../../core/write-csv.ts'
import { type DayBooking, readDayBookings } from './day-bookings.ts'
import { readDayDepartures } from './day-departures.ts'
import { type DayGroup, type DayGroups, groupBookings } from './day-groups.ts'
import { answersText, departureText, eventText, locationText, namesText, paymentText, timeText } from './day-texts.ts'

/**
 * `GET /api/office/bookings.csv?day=2026-12-24&separator=;` returns the bookings of a day (Bali date). Only staff and
 * administrators may call it.
 */
export const dayCsvEndpoint: Endpoint = {
  path: '/office/bookings.csv',
  method: 'get',
  async handler(req) {
    if (!hasPermission(req, 'bookings:read'))
      return errorResponse('Only staff and administrators can see bookings.', 403)
    const day = parseLocalDate(req.searchParams.get('day'))
    if (!day) return errorResponse('Please specify a date, for example ?day=2026-12-24.', 400)
    const [bookings, departures] = await Promise.all([
      readDayBookings(req.payload, day, new Date()),
      readDayDepartures(req.payload, day),
    ])
    const separator = z.parse(separatorSchema, req.searchParams.get('separator'))
    const texts = officeTexts[languageOf(req.i18n)]
    const csv = writeDayCsv(day, groupBookings(bookings, departures), texts, separator)
    return csvResponse(csv, `bookings-${day}`)
  },
}

type Column = readonly [
  name: keyof OfficeTexts['columns'],
  getValue: (booking: DayBooking, stock: DayGroup['stock']) => string | number,
]

const createColumns = (day: LocalDate, texts: OfficeTexts): readonly Column[] => [
  // Staff join the files of several days.
  ['date', () => day],
  ['time', (booking) => timeText(booking, texts)],
  ['kind', (booking) => eventText(booking, texts)],
  ['what', ({ product }) => product],
  ['departure', (booking) => departureText(booking, texts)],
  ['package', (booking) => booking.package],
  ['adults', ({ adults }) => adults],
  ['children', ({ children }) => children],
  ['infants', ({ infants }) => infants],
  ['quantity', ({ quantity }) => quantity],
  ['booked', (booking) => bookedText(booking, texts)],
  ['place', (booking) => locationText(booking, texts)],
  ['name', ({ customerName }) => customerName],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
  ['travelers', (booking) => namesText(booking, texts)],
  ['answers', (booking) => answersText(booking, texts)],
  ['notes', ({ note }) => note],
  ['status', ({ status }) => texts.statuses[status] ?? status],
  ['payment', (booking) => paymentText(booking, texts)],
  ['booking', ({ bookingNumber }) => bookingNumber],
  ['invoice', ({ orderNumber }) => orderNumber],
  ['departureBooked', (_, stock) => stock?.bookedCount ?? ''],
  ['departureCapacity', (_, stock) => (stock?.isClosed ? 0 : (stock?.capacity ?? ''))],
]

function writeDayCsv(
  day: LocalDate,
  { departureGroups, tourGroups, otherBookings }: DayGroups,
  texts: OfficeTexts,
  separator: Separator = ',',
): string {
  const columns = createColumns(day, texts)
  const header = columns.map(([name]) => texts.columns[name])
  const rows = [
    ...[...departureGroups, ...tourGroups].flatMap(({ bookings, stock }) =>
      bookings.map((booking) => [booking, stock] as const),
    ),
    ...otherBookings.map((booking) => [booking, null] as const),
  ]
  const lines = rows.map(([booking, stock]) => columns.map(([, getValue]) => getValue(booking, stock)))
  return writeCsv([header, ...lines], { separator })
}
