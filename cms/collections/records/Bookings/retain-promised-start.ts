import { nextPromisedStart } from '@nusa/shared/booking'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'
import { normalisePickupDate } from './pickup-time.ts'

/** Stores the previous start when staff move a pickup to an earlier time, so that the cancellation deadlines stay. */
export const retainPromisedStart: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) => {
  if (!originalDoc) return data
  const changed = { ...originalDoc, ...data }
  const before = parseBookingStart(originalDoc)
  const after = parseBookingStart({ ...changed, pickup_date: normalisePickupDate(changed.pickup_date, changed) })
  return before && after ? { ...data, promised_start: nextPromisedStart(before, after) } : data
}
