import { unmatchedPaymentKinds } from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Invoice } from '../../../generated/payload-types.ts'

/** Refuses to clear the flag of an invoice until each of its unmatched payments has a resolution. */
export const requireResolution: CollectionBeforeChangeHook<Invoice> = async ({ data, originalDoc, operation, req }) => {
  const isCleared = operation === 'update' && originalDoc?.needs_attention && !data.needs_attention
  if (!isCleared) return data
  const { totalDocs } = await req.payload.count({
    collection: 'payment-events',
    where: {
      and: [
        { invoice: { equals: originalDoc.id } },
        { needs_attention: { equals: true } },
        { kind: { in: [...unmatchedPaymentKinds] } },
      ],
    },
    req,
  })
  if (totalDocs === 0) return data
  const message = 'Please open the payment that does not match, under “Payment history”, and choose a resolution there.'
  throw fieldValidationError(req, 'invoices', { path: 'needs_attention', message })
}

/**
 * Clears the flags of an invoice's payment events when staff clear the flag of the invoice, because both concern the
 * same matter. A failed mail or refund has a separate flag.
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
