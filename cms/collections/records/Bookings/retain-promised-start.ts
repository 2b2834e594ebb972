import { nextPromisedStart } from '@nusa/shared/booking'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'
import { formatPickupDate } from './pickup-time.ts'

/**
 * If staff move a pickup to an earlier time, stores the previous start, so that the cancellation deadlines do not become
 * earlier.
 */
export const retainPromisedStart: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) => {
  if (!originalDoc) return data
  const changed = { ...originalDoc, ...data }
  const before = parseBookingStart(originalDoc)
  const after = parseBookingStart({ ...changed, pickup_date: formatPickupDate(changed.pickup_date, changed) })
  return before && after ? { ...data, promised_start: nextPromisedStart(before, after) } : data
}
