import { parseLocalDate } from '@nusa/shared/dates'
import type { Endpoint } from 'payload'
import { hasRole } from '../access/who.ts'
import { languageOf } from '../i18n/language.ts'
import { bookingsOfDay } from './day-bookings.ts'
import { dayCsv } from './day-csv.ts'
import { officeWords } from './words/index.ts'

/** `GET /api/office/bookings.csv?day=2026-12-24`: the bookings of a day of Bali's, for staff and administrators. */
const bookingsCsv: Endpoint = {
  path: '/office/bookings.csv',
  method: 'get',
  async handler(req) {
    if (!hasRole(req, 'admin', 'staff')) return refuse(403, 'Bookings are for staff and administrators.')
    const day = parseLocalDate(req.searchParams.get('day'))
    if (!day) return refuse(400, 'Say the day, such as ?day=2026-12-24.')
    const table = dayCsv(await bookingsOfDay(req.payload, day, new Date()), officeWords[languageOf(req.i18n)])
    return new Response(table, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="bookings-${day}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
}

export const officeEndpoints: Endpoint[] = [bookingsCsv]

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
