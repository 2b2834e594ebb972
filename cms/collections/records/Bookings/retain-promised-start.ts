import { nextPromisedStart } from '@nusa/shared/booking'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'
import { normalisePickupDate } from './pickup-time.ts'

/** Stores the previous start when staff move a pickup to an earlier time, so that the cancellation deadlines stay. */
export const retainPromisedStart: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) => {
  if (!originalDoc) return data
  const changedBooking = { ...originalDoc, ...data }
  const pickup_date = normalisePickupDate(changedBooking.pickup_date, changedBooking)
  const startBefore = parseBookingStart(originalDoc)
  const startAfter = parseBookingStart({ ...changedBooking, pickup_date })
  return startBefore && startAfter ? { ...data, promised_start: nextPromisedStart(startBefore, startAfter) } : data
}
