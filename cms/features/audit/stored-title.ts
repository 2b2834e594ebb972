import type { CollectionSlug, PayloadRequest } from 'payload'
import { findOrderNumber } from '../../collections/records/Invoices/order-number.ts'

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

interface StockCollection {
  parent: { field: string; collection: CollectionSlug; name: string }
  count: string
}

/**
 * Collections with an entry for each date and no title field. `parent` is the entry that the stock belongs to; `count`
 * is the field with the number.
 */
const stockCollections: Readonly<Record<string, StockCollection>> = {
  'tour-places': { parent: { field: 'tour', collection: 'tours', name: 'title' }, count: 'places' },
  'transfer-stock': { parent: { field: 'car', collection: 'cars', name: 'car_name' }, count: 'rides' },
  'rental-stock': { parent: { field: 'rental', collection: 'car-rentals', name: 'car_name' }, count: 'cars' },
  'room-stock': { parent: { field: 'hotel', collection: 'hotels', name: 'name' }, count: 'rooms' },
}

/**
 * Returns the title of a stock entry, such as 'Toyota Avanza, 2026-12-24', and its count; null for other collections.
 */
export async function describeStockEntry(
  slug: string,
  doc: Doc,
  req: PayloadRequest,
): Promise<{ title: string; count: { field: string; value: number } } | null> {
  const stock = stockCollections[slug]
  if (!stock) return null
  const { field, collection, name } = stock.parent
  const id = relatedId(doc[field]) ?? ''
  const entry = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  const parent: unknown = Object.entries(entry ?? {}).find(([key]) => key === name)?.[1]
  const titleParts = [parent, doc.room_name, doc.date].filter((part) => typeof part === 'string' && part !== '')
  return { title: titleParts.join(', '), count: { field: stock.count, value: Number(doc[stock.count]) } }
}

/** Returns the id of a related entry that was read as an id or as an object; null without a related entry. */
function relatedId(value: unknown): string | number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : null
}
