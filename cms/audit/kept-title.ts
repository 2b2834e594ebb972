import type { PayloadRequest } from 'payload'
import { orderOf } from './order-of.ts'
import { relatedId } from './related-id.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * What is kept as the title of a record that has none of its own: by which booking it is about the trail's search finds it, and by
 * the number of whose it is, which names nobody, it is known when it is gone. Null for all else.
 */
export async function keptTitleOf(slug: string, doc: Doc, req: PayloadRequest): Promise<string | null> {
  const invoice = slug === 'invoices' ? doc.id : slug === 'payment-events' ? doc.invoice : null
  const id = relatedId(invoice)
  if (id !== null) return orderOf(String(id), req)
  const traveller = slug === 'identity-documents' ? relatedId(doc.traveller) : null
  return traveller === null ? null : `Traveller ${traveller}`
}

/** The number in a title that was kept for a traveller's document; null where it is none. */
export function travellerIn(title: unknown): string | null {
  return (typeof title === 'string' && /^Traveller (\d+)$/.exec(title)?.[1]) || null
}
