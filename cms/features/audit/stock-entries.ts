import type { CollectionSlug, PayloadRequest } from 'payload'
import { relatedId } from './related-id.ts'

interface StockCollection {
  parent: { field: string; collection: CollectionSlug; name: string }
  count: string
}

/**
 * Collections with an entry for each date and no title field: the entry they belong to, and the field with the number.
 */
const stockCollections: Readonly<Record<string, StockCollection>> = {
  'tour-places': { parent: { field: 'tour', collection: 'tours', name: 'title' }, count: 'places' },
  'transfer-stock': { parent: { field: 'car', collection: 'cars', name: 'car_name' }, count: 'rides' },
  'rental-stock': { parent: { field: 'rental', collection: 'car-rentals', name: 'car_name' }, count: 'cars' },
  'room-stock': { parent: { field: 'hotel', collection: 'hotels', name: 'name' }, count: 'rooms' },
}

type Doc = Readonly<Record<string, unknown>>

/** Returns the title of such an entry, 'Toyota Avanza, 2026-12-24', and its number; null for other collections. */
export async function describeStockEntry(
  slug: string,
  doc: Doc,
  req: PayloadRequest,
): Promise<{ title: string; count: { field: string; value: number } } | null> {
  const day = stockCollections[slug]
  if (!day) return null
  const { field, collection, name } = day.parent
  const id = relatedId(doc[field]) ?? ''
  const entry = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  const parent: unknown = Object.entries(entry ?? {}).find(([key]) => key === name)?.[1]
  const titleParts = [parent, doc.room_name, doc.date].filter((word) => typeof word === 'string' && word !== '')
  return { title: titleParts.join(', '), count: { field: day.count, value: Number(doc[day.count]) } }
}
