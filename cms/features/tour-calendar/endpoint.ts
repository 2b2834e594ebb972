import { entryIdPattern } from '@nusa/shared/catalog'
import { type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import type { Endpoint, PayloadRequest } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { readTourMonth } from './read-tour-month.ts'

/**
 * `GET /api/tour-calendar/12?month=2026-12`, for CMS users who can edit capacity: returns the days of a tour with their
 * capacity and holds.
 */
export const tourCalendarEndpoint: Endpoint = {
  path: '/tour-calendar/:id',
  method: 'get',
  handler: async (req) => {
    if (!hasPermission(req, 'stock:edit')) return errorResponse('Only CMS users can do this.', 403)
    const today = todayInBali(new Date())
    const id = String(req.routeParams?.id)
    const month = parseMonth(req, today)
    if (!month) return errorResponse('Please give a month, for example 2026-12.', 400)
    const found = entryIdPattern.test(id) ? await readTourMonth(req, Number(id), month, today) : null
    return found ? jsonResponse(found) : errorResponse('This tour does not exist.', 404)
  },
}

/**
 * Returns the first day of the requested month, or today in Bali if no month is given; null if the month is invalid.
 */
function parseMonth({ searchParams }: PayloadRequest, today: LocalDate): LocalDate | null {
  const month = searchParams?.get('month')
  if (month === null || month === undefined) return today
  return /^2\d{3}-\d{2}$/.test(month) ? parseLocalDate(`${month}-01`) : null
}
