import type { CollectionAfterChangeHook } from 'payload'
import type { Invoice } from '../../payload-types.ts'

/**
 * Takes the mark away from an invoice's payments that did not fit once staff take it away from the invoice itself: it is one
 * matter, and settled. A mail or a refund that failed is another one, and has a mark of its own.
 */
export const settleEvents: CollectionAfterChangeHook<Invoice> = async ({ doc, previousDoc, operation, req }) => {
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
