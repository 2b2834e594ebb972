import { startTimesOn } from '@nusa/shared/booking'
import { formatDate, parseLocalDate } from '@nusa/shared/dates'
import type { CollectionAfterOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { relationId } from '../../../catalog/index.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { TourPlace } from '../../../generated/payload-types.ts'
import { readTimeZone, readTimeZones } from '../../content/Tours/departures/read-time-zone.ts'
import { readStartTimes, startTimeName } from '../../content/Tours/start-time-rows.ts'

const anyPackage = null

/**
 * Checks the start time of an override, and stores the name in case the start time is removed later. If the tour has
 * start times, an override of the whole day can only close it, because each departure has its own capacity. A departure
 * can only be changed on a date on which it runs.
 */
export const checkOverrideStartTime: CollectionBeforeValidateHook<TourPlace> = async ({ data, originalDoc, req }) => {
  const { tour, places, start_time_id } = { ...originalDoc, ...data }
  const tourId = relationId(tour)
  if (tourId === null) return data
  const doc = await req.payload.findByID({ collection: 'tours', id: tourId, depth: 0, disableErrors: true, req })
  const startTimes = doc?.start_times ?? []
  if (!start_time_id) {
    if (startTimes.length > 0 && places !== 0) {
      const message =
        'This tour has start times. Please choose one of them, or enter 0 to close all departures of the day.'
      throw fieldValidationError(req, 'tour-places', { path: 'start_time_id', message })
    }
    return { ...data, start_time_id: '', start_time: '' }
  }
  const startTime = startTimes.find((row) => row.id === start_time_id)
  if (startTime) {
    const name = startTimeName(startTime, await readTimeZone(req, doc?.destination_ids))
    const date = parseLocalDate(data?.date ?? originalDoc?.date)
    const isUnchanged = start_time_id === originalDoc?.start_time_id && date === originalDoc?.date
    const runsOnDate =
      date !== null && startTimesOn({ start_times: readStartTimes([startTime]) }, date, anyPackage).length > 0
    if (date === null || isUnchanged || runsOnDate) return { ...data, start_time: name }
    const message = `The departure ${name} does not run on ${formatDate(date)}. Please choose another date, or change the days of this start time in the tour first.`
    throw fieldValidationError(req, 'tour-places', { path: 'date', message })
  }
  // An override keeps a start time that was removed from the tour, so that past departures still have a name.
  if (start_time_id === originalDoc?.start_time_id && tourId === relationId(originalDoc.tour)) return data
  const message = 'This tour does not have this start time. Please choose one of its start times.'
  throw fieldValidationError(req, 'tour-places', { path: 'start_time_id', message })
}

/**
 * Shows the current names of start times, and the stored name of a removed start time. A list reads all its tours with
 * one query, and only if it shows the names.
 */
export const showCurrentStartTimes: CollectionAfterOperationHook<'tour-places'> = async ({
  operation,
  req,
  result,
}) => {
  if ((operation !== 'find' && operation !== 'findByID') || !result) return result
  const overrides: object[] = 'docs' in result ? result.docs : [result]
  const shownOverrides = overrides.flatMap((override) => {
    const { start_time_id: id, tour } = overrideSchema.parse(override)
    const tourId = relationId(tour)
    const hasStartTime = 'start_time' in override && id
    return hasStartTime && tourId !== null ? [{ override, id, tourId }] : []
  })
  if (shownOverrides.length === 0) return result
  const names = await readStartTimeNames([...new Set(shownOverrides.map(({ tourId }) => tourId))], req)
  for (const { override, id } of shownOverrides) {
    const name = names.get(id)
    if (name !== undefined) Object.assign(override, { start_time: name })
  }
  return result
}

const overrideSchema = z.object({
  start_time_id: z.nullish(z.string()),
  tour: z.nullish(z.union([z.number(), z.object({ id: z.number() })])),
})

/** Returns the current names of the tours' start times, by the IDs of the start times. */
async function readStartTimeNames(tours: readonly number[], req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'tours',
    where: { id: { in: tours } },
    select: { start_times: { time: true, label: true }, destination_ids: true },
    depth: 0,
    pagination: false,
    req,
  })
  const getZone = await readTimeZones(
    req,
    docs.map(({ destination_ids }) => destination_ids),
  )
  const names = new Map<string, string>()
  for (const { start_times, destination_ids } of docs) {
    const zone = getZone(destination_ids)
    for (const { id, ...startTime } of start_times ?? []) if (id) names.set(id, startTimeName(startTime, zone))
  }
  return names
}
