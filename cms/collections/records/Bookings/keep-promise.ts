import { keepPromisedStart, readBookingStart } from '@nusa/shared/booking'
import { parseLocalDate } from '@nusa/shared/dates'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'

/**
 * Stores from when on the cancellation deadlines count when staff move a pickup to an earlier time, because the traveller
 * was promised free cancellation for longer.
 */
export const keepPromise: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) => {
  if (!originalDoc || !parseLocalDate(originalDoc.booking_date)) return data
  const [before, after] = [originalDoc, { ...originalDoc, ...data }].map(readBookingStart)
  return before && after ? { ...data, promised_start: keepPromisedStart(before, after) } : data
}
