import type { CollectionAfterChangeHook } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'

/** Releases the capacity of a booking that staff cancel, in the same transaction. */
export const releaseCapacity: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, req }) => {
  if (doc.status !== 'cancelled' || previousDoc?.status === 'cancelled') return doc
  await req.payload.update({
    collection: 'holds',
    where: { and: [{ booking: { equals: doc.id } }, { released_at: { exists: false } }] },
    data: { released_at: doc.cancelled_at },
    depth: 0,
    req,
  })
  return doc
}
