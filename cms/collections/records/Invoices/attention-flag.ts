import { unmatchedPaymentKinds } from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { outdatedError } from '../../../core/errors/refusal.ts'
import type { Invoice } from '../../../generated/payload-types.ts'

/** Refuses to clear the flag of an invoice until each unmatched payment has a resolution. */
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
 * Clears the flags of an invoice's payment events when staff clear the flag of the invoice. Failed emails and refunds
 * are not affected.
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

/**
 * Creates a hook that clears `needs_attention` only for callers who send its current reason. A form sends every field,
 * so without this check, saving a note would clear a flag that was set after the form was opened.
 *
 * If the reason is missing or outdated, the save of a form is refused. For all other callers, the flag stays and the
 * other fields are saved. The hook must run after the invoice is locked.
 */
export const keepFlagUnlessReasonSent = (
  collection: 'invoices' | 'refunds',
  reasonField: 'attention_note' | 'error',
): CollectionBeforeOperationHook => {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
    const { id } = args
    const input: Readonly<Record<string, unknown>> = { ...args.data }
    if (!clearsFlag(input) || (typeof id !== 'number' && typeof id !== 'string')) return args
    const storedEntry = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    const storedValues: Readonly<Record<string, unknown>> = { ...storedEntry }
    const isFlagged = storedValues.needs_attention === true
    const hasCurrentReason = (input[reasonField] || '') === (storedValues[reasonField] || '')
    if (!isFlagged || hasCurrentReason) return args
    const isForm = typeof input.updatedAt === 'string'
    if (isForm) throw outdatedError()
    const { needs_attention: _ignored, ...otherFields } = input
    return { ...args, data: otherFields }
  }
}

/** Callers of the REST API may send null or an empty string instead of false. */
function clearsFlag(input: Readonly<Record<string, unknown>>): boolean {
  return input.needs_attention !== undefined && input.needs_attention !== true
}
