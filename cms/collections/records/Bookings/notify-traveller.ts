import type { CollectionAfterChangeHook } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'
import { queueBookingMail } from '../OutgoingMails/queue-booking-mail.ts'

/**
 * Notifies the traveller that staff have cancelled a booking, with the refund. If travellers cancel themselves, the
 * functions notify them.
 */
export const notifyTraveller: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status !== 'cancelled' || previousDoc.status === 'cancelled') return doc
  const where = { booking: { equals: doc.id } }
  const { docs } = await req.payload.find({ collection: 'refunds', where, depth: 0, limit: 1, req })
  await queueBookingMail(req, 'booking_cancelled', doc, { amount: docs[0]?.amount ?? 0 })
  return doc
}
