// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireTransaction } from '../database/request-transaction.ts'

/** An entry that rich text or a field can refer to. */
export interface EntryRef {
  collection: CollectionSlug
  id: number | string
}

/** Rows of a collection or of its versions. All JSON columns of the table contain rich text. */
export interface RowSet {
  table: string
  where: SQL
}

type Table = ReturnType<typeof getTableConfig>

const rowsSchema = z.array(z.object({ id: z.int() }))

/**
 * Includes rich text in arrays, which have separate tables. The database searches the JSON, because a reference can
 * be at any depth.
 */
export async function findRowsReferringTo(target: EntryRef, among: RowSet, req: PayloadRequest): Promise<number[]> {
  const condition = richTextRefersTo(target.collection, [Number(target.id)], among.table, req)
  if (!condition) return []
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute(
    sql`select id from ${sql.identifier(among.table)} where ${among.where} and ${condition}`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}

/**
 * Returns null if the table has no rich text.
 *
 * @param among the name of the table
 */
export function richTextRefersTo(
  collection: CollectionSlug,
  ids: readonly number[],
  among: string,
  { payload }: PayloadRequest,
): SQL | null {
  const tables = Object.values(payload.db.tables).map((table) => getTableConfig(table))
  const table = tables.find(({ name }) => name === among)
  // Passes the ids as one JSON parameter, because the number of parameters of a query is limited.
  return table ? refersToAny(sql`${JSON.stringify({ collection, ids })}::jsonb`, table, tables) : null
}

function refersToAny(target: SQL, table: Table, tables: readonly Table[]): SQL | null {
  const tableName = sql.identifier(table.name)
  const texts = table.columns
    .filter((column) => column.getSQLType() === 'jsonb')
    .map((column) => textRefersToAny(target, sql`${tableName}.${sql.identifier(column.name)}`))
  const lists = arrayTables(table, tables).flatMap((list) => {
    const condition = refersToAny(target, list, tables)
    const rows = sql.identifier(list.name)
    return condition ? [sql`${tableName}.id in (select ${rows}._parent_id from ${rows} where ${condition})`] : []
  })
  const conditions = [...texts, ...lists]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null
}

/**
 * The first path is a quick check whether the text refers to any entry of the collection. It takes a third of the
 * time of the second, and most texts refer to none.
 */
function textRefersToAny(target: SQL, text: SQL): SQL {
  return sql`(jsonb_path_exists(${text}, 'strict $.**.relationTo ? (@ == $collection)', ${target}) and
    jsonb_path_exists(${text},
      'strict $.** ? (@.relationTo == $collection && (@.value == $ids[*] || @.value.id == $ids[*]))', ${target}))`
}

function arrayTables(table: Table, tables: readonly Table[]): Table[] {
  return tables.filter(({ foreignKeys }) =>
    foreignKeys.some((key) => {
      const { columns, foreignTable } = key.reference()
      return columns[0]?.name === '_parent_id' && getTableName(foreignTable) === table.name
    }),
  )
}
