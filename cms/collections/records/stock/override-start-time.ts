import type { CollectionBeforeValidateHook } from 'payload'
import { relationId } from '../../../catalog/index.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { TourPlace } from '../../../generated/payload-types.ts'
import { startTimeName } from '../../content/Tours/start-time-rows.ts'

/**
 * Checks the start time of an override, and stores its name for lists. For a tour with start times, an override of the
 * whole day can only close it: a capacity belongs to one departure.
 */
export const checkOverrideStartTime: CollectionBeforeValidateHook<TourPlace> = async ({ data, originalDoc, req }) => {
  const { tour, places, start_time_id } = { ...originalDoc, ...data }
  const id = relationId(tour)
  if (id === null) return data
  const doc = await req.payload.findByID({ collection: 'tours', id, depth: 0, disableErrors: true, req })
  const startTimes = doc?.start_times ?? []
  if (!start_time_id) {
    if (startTimes.length > 0 && places !== 0) {
      const message =
        'This tour has start times. Please choose one of them, or enter 0 to close all departures of the day.'
      throw fieldValidationError(req, 'tour-places', { path: 'start_time_id', message })
    }
    return { ...data, start_time_id: '', start_time: '' }
  }
  const startTime = startTimes.find((one) => one.id === start_time_id)
  if (startTime) return { ...data, start_time: startTimeName(startTime) }
  // A start time that was removed later still names its past departures.
  if (start_time_id === originalDoc?.start_time_id) return data
  const message = 'This tour does not have this start time. Please choose one of its start times.'
  throw fieldValidationError(req, 'tour-places', { path: 'start_time_id', message })
}
