import type { CollectionSlug, PayloadRequest } from 'payload'
import { relatedId } from './related-id.ts'

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

type Doc = Readonly<Record<string, unknown>>

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
