import { parseLocalDate } from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import type { Hold } from '../../../generated/payload-types.ts'

const rowsSchema = z.tuple([z.object({ booked: z.int() })])

/**
 * `GET /api/tour-places/booked?resource=12&day=2026-12-24&start_time_id=…`, for CMS users who can edit capacity. A
 * booking without a start time counts for each departure of the day.
 */
export const bookedUnitsEndpoint = (kind: Hold['kind']): Endpoint => ({
  method: 'get',
  path: '/booked',
  async handler(req) {
    if (!hasPermission(req, 'stock:edit')) return errorResponse('Only CMS users can do this.', 403)
    const resource = req.searchParams.get('resource') ?? ''
    const day = parseLocalDate(req.searchParams.get('day'))
    const startTime = req.searchParams.get('start_time_id') ?? ''
    if (resource === '' || day === null) return errorResponse('Please give a resource and a day.', 400)
    const { rows } = await req.payload.db.drizzle.execute(sql`
      select coalesce(sum(count), 0)::integer as booked from holds
      where kind = ${kind} and resource_id = ${resource} and day = ${day} and released_at is null
        and (${startTime} = '' or coalesce(start_time_id, '') in ('', ${startTime}))`)
    const [{ booked }] = rowsSchema.parse(rows)
    return jsonResponse({ booked })
  },
})
