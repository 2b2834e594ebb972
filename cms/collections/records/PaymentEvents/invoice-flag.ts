import type { CollectionAfterChangeHook } from 'payload'
import type { PaymentEvent } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'

/**
 * Flags an invoice again when staff flag one of its payments again. While the invoice is flagged, the traveller can
 * neither pay nor cancel. The save has already locked the invoice.
 */
export const flagInvoice: CollectionAfterChangeHook<PaymentEvent> = async ({ doc, previousDoc, operation, req }) => {
  const isFlagged = operation === 'update' && !previousDoc.needs_attention && doc.needs_attention
  if (!isFlagged || !doc.invoice) return doc
  const data = { needs_attention: true }
  await req.payload.update({ collection: 'invoices', id: idOf(doc.invoice), data, depth: 0, req })
  return doc
}

/**
 * Clears the flag of an invoice when staff clear the last flag of its payments, because the traveller can neither pay
 * nor cancel while the invoice is flagged. The save has already locked the invoice, so a payment that arrives now is
 * either counted or flags the invoice again.
 */
export const clearInvoiceFlag: CollectionAfterChangeHook<PaymentEvent> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isCleared = operation === 'update' && previousDoc.needs_attention && !doc.needs_attention
  if (!isCleared || !doc.invoice) return doc
  const { payload } = req
  const id = idOf(doc.invoice)
  const { totalDocs } = await payload.count({
    collection: 'payment-events',
    where: { and: [{ invoice: { equals: id } }, { needs_attention: { equals: true } }] },
    req,
  })
  if (totalDocs > 0) return doc
  const { needs_attention, attention_note } = await payload.findByID({ collection: 'invoices', id, depth: 0, req })
  if (!needs_attention) return doc
  // The hook `keepFlagUnlessReasonSent` keeps the flag if the update does not contain the current reason.
  const data = { needs_attention: false, attention_note }
  await payload.update({ collection: 'invoices', id, data, depth: 0, req })
  return doc
}
