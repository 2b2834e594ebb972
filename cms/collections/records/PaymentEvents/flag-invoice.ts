import type { CollectionAfterChangeHook } from 'payload'
import type { PaymentEvent } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'

/**
 * Flags an invoice again when staff find that one of its payments is not settled after all. Until it is, the traveller
 * can neither pay nor cancel the invoice. Runs under the lock of the invoice.
 */
export const flagInvoice: CollectionAfterChangeHook<PaymentEvent> = async ({ doc, previousDoc, operation, req }) => {
  const isFlagged = operation === 'update' && !previousDoc.needs_attention && doc.needs_attention
  if (!isFlagged || !doc.invoice) return doc
  const data = { needs_attention: true }
  await req.payload.update({ collection: 'invoices', id: idOf(doc.invoice), data, depth: 0, req })
  return doc
}
