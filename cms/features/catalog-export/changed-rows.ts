import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { richTextRefersTo } from '../../core/references/rich-text-references.ts'
import type { CursorPosition } from './cursor.ts'

const rowsSchema = z.array(z.object({ id: z.union([z.int(), z.string()]) }))

/**
 * Returns the ids of entries that may have changed: entries written since the cursor, and entries whose rich text shows
 * one of the pictures. The tables of arrays need no check, because Payload also writes the main row when it saves them.
 */
export async function findChangedRows(
  collection: CollectionSlug,
  { transaction, instant }: CursorPosition,
  pictures: readonly number[],
  req: PayloadRequest,
): Promise<(number | string)[]> {
  const table = collection.replaceAll('-', '_')
  const conditions: SQL[] = [
    sql`updated_at >= ${instant.toISOString()}`,
    // A row contains the id of the transaction that wrote it. Transaction ids can be compared only by their distance
    // from the current id.
    sql`age(xmin) <= age(${String(transaction)}::xid8::xid)`,
  ]
  const shows = pictures.length > 0 ? richTextRefersTo('media', pictures, table, req) : null
  if (shows) conditions.push(shows)
  const database = await requireTransaction(req)
  const { rows } = await database.execute(
    sql`select id from ${sql.identifier(table)} where ${sql.join(conditions, sql` or `)} order by id`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}
