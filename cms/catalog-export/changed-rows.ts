import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { textsName } from '../hooks/named-in-texts.ts'
import { transactionOf } from '../hooks/transaction-of.ts'
import type { Since } from './cursor.ts'

const rowsSchema = z.array(z.object({ id: z.union([z.int(), z.string()]) }))

/**
 * The ids of a collection's entries that may be others than at the time: those that were written since, and those whose texts
 * show one of the pictures. Its lists are not looked at: Payload writes an entry's own row with them.
 */
export async function changedRows(
  collection: CollectionSlug,
  { transaction, instant }: Since,
  pictures: readonly number[],
  req: PayloadRequest,
): Promise<(number | string)[]> {
  const table = collection.replaceAll('-', '_')
  const conditions: SQL[] = [
    sql`updated_at >= ${instant.toISOString()}`,
    // A row knows which transaction wrote it. Of such numbers only the distance to now can be compared.
    sql`age(xmin) <= age(${String(transaction)}::xid8::xid)`,
  ]
  const shows = pictures.length > 0 ? textsName('media', pictures, table, req) : null
  if (shows) conditions.push(shows)
  const database = await transactionOf(req)
  const { rows } = await database.execute(
    sql`select id from ${sql.identifier(table)} where ${sql.join(conditions, sql` or `)} order by id`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}
