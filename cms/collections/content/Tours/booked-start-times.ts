import {
  baliTimeZone,
  formatDate,
  formatTimeInZone,
  parseLocalDate,
  timeZoneSchema,
  todayInBali,
} from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { readStartTimes, startTimeName } from './start-time-rows.ts'

const bookedStartTimeSchema = z.object({
  start_time_id: z.string(),
  first_day: z.string(),
  booked_time: z.string(),
  time_zone: z.catch(timeZoneSchema, baliTimeZone),
  published_time: z.nullable(z.string()),
  published_label: z.nullable(z.string()),
})
type BookedStartTime = z.infer<typeof bookedStartTimeSchema>

/**
 * Refuses to publish a tour from which a start time with upcoming bookings was removed. A draft without the start time
 * can be saved.
 */
export const refuseRemovedStartTimes: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published' || !originalDoc) return data
  const remainingIds: unknown[] = (data.start_times ?? []).map(({ id }: { id?: unknown }) => id)
  const message = await findBookedStartTimeError(req, originalDoc, (id) => !remainingIds.includes(id))
  if (message === null) return data
  throw fieldValidationError(req, 'tours', { path: 'start_times', message })
}

/** The tour before the start time is removed. */
interface PreviousTour {
  id: number | string
  start_times?: unknown
}

/** Returns an error in English if a removed start time has bookings from today on, otherwise null. */
export async function findBookedStartTimeError(
  req: PayloadRequest,
  tour: PreviousTour,
  isRemoved: (startTimeId: string) => boolean,
): Promise<string | null> {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select distinct on (holds.start_time_id) holds.start_time_id, day as first_day,
      coalesce(bookings.start_time, '') as booked_time, bookings.time_zone,
      published.time as published_time, published.label as published_label
    from holds join bookings on bookings.id = booking_id
      left join tours_start_times published on published.id = holds.start_time_id
    where holds.kind = 'tour' and resource_id = ${String(tour.id)} and day >= ${todayInBali(new Date())}
      and released_at is null and holds.start_time_id <> ''
    order by holds.start_time_id, day`)
  const removedStartTime = z
    .array(bookedStartTimeSchema)
    .parse(rows)
    .find(({ start_time_id }) => isRemoved(start_time_id))
  if (!removedStartTime) return null
  const day = parseLocalDate(removedStartTime.first_day)
  return `The start time ${describeStartTime(removedStartTime, tour)} has bookings from ${day && formatDate(day)} on and cannot be removed. Please keep its row and set its last day, or close single dates under Availability overrides.`
}

/** Returns the name of a booked start time, with the booked time if the tour now has another time. */
function describeStartTime(
  { start_time_id, booked_time, time_zone, published_time, published_label }: BookedStartTime,
  { start_times }: PreviousTour,
): string {
  const publishedRow = { time: published_time ?? booked_time, label: published_label }
  const currentRow = readStartTimes(start_times).find(({ id }) => id === start_time_id) ?? publishedRow
  const name = startTimeName(currentRow, time_zone)
  return booked_time === '' || currentRow.time === booked_time
    ? name
    : `${name} (booked as ${formatTimeInZone(booked_time, time_zone)})`
}
