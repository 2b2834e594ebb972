import { entryIdPattern } from '@nusa/shared/catalog'
import { baliNow } from '@nusa/shared/dates'
import type { Endpoint } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { parseMonth } from './calendar-days.ts'
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
    const now = baliNow(new Date())
    const id = String(req.routeParams?.id)
    const requested = req.searchParams.get('month')
    const month = requested === null ? now.today : parseMonth(requested)
    if (!month) return errorResponse('Please give a month, for example 2026-12.', 400)
    const found = entryIdPattern.test(id) ? await readTourMonth(req, Number(id), month, now) : null
    return found ? jsonResponse(found) : errorResponse('This tour does not exist.', 404)
  },
}
