import { entryIdPattern } from '@nusa/shared/catalog'
import type { Endpoint } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import { readTimeZone } from '../../content/Tours/departures/read-time-zone.ts'
import { startTimeName } from '../../content/Tours/start-time-rows.ts'

/**
 * `GET /api/tour-places/start-times?tour=12` returns the start times that an override can change, for CMS users who can
 * edit capacity. Staff cannot read an unpublished tour, but they need its start times, because it may have bookings.
 */
export const startTimesEndpoint: Endpoint = {
  method: 'get',
  path: '/start-times',
  async handler(req) {
    if (!hasPermission(req, 'stock:edit')) return errorResponse('Only CMS users can do this.', 403)
    const id = req.searchParams.get('tour') ?? ''
    const tour = entryIdPattern.test(id)
      ? await req.payload.findByID({
          collection: 'tours',
          id,
          select: { start_times: true, destination_ids: true },
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
          req,
        })
      : null
    if (!tour) return errorResponse('This tour does not exist.', 404)
    const zone = await readTimeZone(req, tour.destination_ids)
    const startTimes = (tour.start_times ?? []).map((row) => ({ id: row.id, name: startTimeName(row, zone) }))
    return jsonResponse({ id: tour.id, start_times: startTimes })
  },
}
