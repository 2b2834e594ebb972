import { todayInBali } from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import { type BookedDays, bookedDaysSchema } from './overbooked-days.ts'

/** `GET /api/tours/12/booked-days`, for CMS users who can edit capacity. */
export const bookedDaysEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/booked-days',
  async handler(req) {
    if (!hasPermission(req, 'stock:edit')) return errorResponse('Only CMS users can do this.', 403)
    const tourId = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(tourId)) return errorResponse('Please give a tour.', 400)
    return jsonResponse(await readBookedDays(req, tourId))
  },
}

/** Returns the booked units of a tour from today on, by day and start time, and the availability overrides. */
export async function readBookedDays({ payload }: PayloadRequest, tourId: number): Promise<BookedDays> {
  const { drizzle } = payload.db
  const bookedRows = await drizzle.execute(sql`
    select day as date, coalesce(start_time_id, '') as "startTimeId", sum(count)::integer as booked from holds
    where kind = 'tour' and resource_id = ${String(tourId)} and released_at is null
      and day >= ${todayInBali(new Date())}
    group by 1, 2 order by 1, 2`)
  const overrides = await drizzle.execute(sql`
    select date, coalesce(start_time_id, '') as "startTimeId", places::integer as places from tour_places
    where tour_id = ${tourId} and date >= ${todayInBali(new Date())}`)
  return bookedDaysSchema.parse({ booked: bookedRows.rows, overrides: overrides.rows })
}
