import { formatDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook } from 'payload'
import * as z from 'zod/mini'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'

const bookedSchema = z.array(z.object({ start_time_id: z.string(), first_day: z.string(), start_time: z.string() }))

/**
 * Refuses to publish a tour without a start time that has bookings from today on, because its bookings would no longer
 * belong to a departure. The published tour counts, whatever earlier versions or drafts contain.
 */
export const refuseRemovedStartTimes: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published' || !originalDoc) return data
  const remaining: unknown[] = (data.start_times ?? []).map(({ id }: { id?: unknown }) => id)
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select holds.start_time_id, min(day) as first_day, min(coalesce(bookings.start_time, '')) as start_time
    from holds join bookings on bookings.id = booking_id
    where holds.kind = 'tour' and resource_id = ${String(originalDoc.id)} and day >= ${todayInBali(new Date())}
      and released_at is null and holds.start_time_id <> ''
    group by holds.start_time_id order by first_day`)
  const removed = bookedSchema.parse(rows).find(({ start_time_id }) => !remaining.includes(start_time_id))
  if (!removed) return data
  const day = parseLocalDate(removed.first_day)
  const message = `The start time ${removed.start_time} has bookings from ${day && formatDate(day)} on and cannot be removed. Please keep its row and set its last day, or close single dates under Availability overrides.`
  throw fieldValidationError(req, 'tours', { path: 'start_times', message })
}
