import type { CollectionAfterChangeHook } from 'payload'
import { markedElsewhere } from '../../office/event-kinds.ts'
import type { Invoice } from '../../payload-types.ts'

/**
 * Takes the mark away from an invoice's payments that did not fit once staff take it away from the invoice itself: it is one
 * matter, and settled. A mail or a refund that failed is another one.
 */
export const settleEvents: CollectionAfterChangeHook<Invoice> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc.needs_attention || doc.needs_attention) return doc
  await req.payload.db.updateMany({
    collection: 'payment-events',
    where: {
      and: [
        { invoice: { equals: doc.id } },
        { needs_attention: { equals: true } },
        { kind: { not_in: markedElsewhere } },
      ],
    },
    data: { needs_attention: false },
    returning: false,
    req,
  })
  return doc
}
