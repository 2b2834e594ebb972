import type { CollectionAfterChangeHook } from 'payload'
import type { Booking } from '../../payload-types.ts'

/**
 * Queues the mail to the traveller whose booking staff cancel, in the transaction that cancels it; the functions send it
 * within some minutes. What travellers cancel themselves is told by the functions.
 */
export const tellTraveller: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status !== 'cancelled' || previousDoc.status === 'cancelled') return doc
  const to = emailOf(doc.customer_details)
  if (to === null) return doc
  await req.payload.create({
    collection: 'outgoing-mails',
    data: {
      kind: 'booking_cancelled',
      to,
      state: 'queued',
      invoice: typeof doc.invoice_id === 'string' ? doc.invoice_id : doc.invoice_id.id,
      booking: doc.id,
      payload: {},
      attempts: 0,
      next_attempt_at: new Date().toISOString(),
      dedupe_key: `booking_cancelled:${doc.id}`,
    },
    depth: 0,
    req,
  })
  return doc
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null
}
