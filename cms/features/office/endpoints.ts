import { parseLocalDate } from '@nusa/shared/dates'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { csvResponse, errorResponse } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { separatorSchema } from '../../core/write-csv.ts'
import { readDayBookings } from './day-bookings.ts'
import { dayCsv } from './day-csv.ts'

/**
 * `GET /api/office/bookings.csv?day=2026-12-24&separator=;`: the bookings of a day in Bali, for staff and
 * administrators.
 */
const bookingsCsv: Endpoint = {
  path: '/office/bookings.csv',
  method: 'get',
  async handler(req) {
    if (!hasPermission(req, 'bookings:read'))
      return errorResponse('Only staff and administrators can see bookings.', 403)
    const day = parseLocalDate(req.searchParams.get('day'))
    if (!day) return errorResponse('Please specify a date, for example ?day=2026-12-24.', 400)
    const bookings = await readDayBookings(req.payload, day, new Date())
    const separator = z.parse(separatorSchema, req.searchParams.get('separator'))
    const table = dayCsv(bookings, officeTexts[languageOf(req.i18n)], separator)
    return csvResponse(table, `bookings-${day}`)
  },
}

export const officeEndpoints: Endpoint[] = [bookingsCsv]
