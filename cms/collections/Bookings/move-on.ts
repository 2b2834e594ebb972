import { bookingTransitions, canBecome } from '@nusa/shared/booking'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { Booking } from '../../payload-types.ts'

/**
 * Lets a booking take only the steps that it may. One that is cancelled has given its places away, so it cannot come back;
 * and it notes when it was cancelled.
 */
export const moveOn: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc, collection, req }) => {
  const from = originalDoc?.status
  const to = data.status
  if (!from || !to || from === to) return data
  if (!canBecome(bookingTransitions, from, to)) {
    const message = `A booking that is ${from} cannot become ${to}.`
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message }], req })
  }
  return to === 'cancelled' ? { ...data, cancelled_at: new Date().toISOString(), cancelled_by: 'staff' } : data
}
