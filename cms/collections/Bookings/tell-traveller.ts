import type { CollectionAfterChangeHook } from 'payload'
import { tellOfBooking } from '../../hooks/tell-of-booking.ts'
import type { Booking } from '../../payload-types.ts'

/** Tells the traveller whose booking staff cancel, and what goes back. What travellers cancel is told by the functions. */
export const tellTraveller: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status !== 'cancelled' || previousDoc.status === 'cancelled') return doc
  const where = { booking: { equals: doc.id } }
  const { docs } = await req.payload.find({ collection: 'refunds', where, depth: 0, limit: 1, req })
  await tellOfBooking(req, 'booking_cancelled', doc, { amount: docs[0]?.amount ?? 0 })
  return doc
}
