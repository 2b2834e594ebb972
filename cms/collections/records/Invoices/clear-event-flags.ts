import type { CollectionAfterChangeHook } from 'payload'
import type { Invoice } from '../../../generated/payload-types.ts'

/**
 * Clears the flags of an invoice's payment events when staff clear that of the invoice, because both concern the same
 * matter. A failed mail or refund has a separate flag.
 */
export const clearEventFlags: CollectionAfterChangeHook<Invoice> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc.needs_attention || doc.needs_attention) return doc
  await req.payload.db.updateMany({
    collection: 'payment-events',
    where: { and: [{ invoice: { equals: doc.id } }, { needs_attention: { equals: true } }] },
    data: { needs_attention: false },
    returning: false,
    req,
  })
  return doc
}
