import type { PayloadRequest } from 'payload'
import { findOrderNumber } from '../../collections/records/Invoices/order-number.ts'
import { relatedId } from './related-id.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * Returns the title stored in the audit log for a record without a title field; null for all other records.
 *
 * Invoices and payment events get the order number, so that searching for it finds them. Identity documents get the
 * traveller's id, which contains no personal data and identifies the document after it is deleted.
 */
export async function storedTitleOf(slug: string, doc: Doc, req: PayloadRequest): Promise<string | null> {
  const invoice = slug === 'invoices' ? doc.id : slug === 'payment-events' ? doc.invoice : null
  const id = relatedId(invoice)
  if (id !== null) return findOrderNumber(String(id), req)
  const traveller = slug === 'identity-documents' ? relatedId(doc.traveller) : null
  return traveller === null ? null : `Traveller ${traveller}`
}

/** Returns the traveller's id in the stored title of an identity document; null for other titles. */
export function parseTravellerId(title: unknown): string | null {
  return (typeof title === 'string' && /^Traveller (\d+)$/.exec(title)?.[1]) || null
}
