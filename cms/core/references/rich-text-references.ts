// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireTransaction } from '../database/request-transaction.ts'

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
 * Returns the ids of the rows whose rich text, also in arrays, refers to the entry. The database searches the JSON,
 * because a reference can be at any depth.
 */
export async function findReferringRowIds(target: EntryRef, rowSet: RowSet, req: PayloadRequest): Promise<number[]> {
  const condition = buildRichTextCondition(target.collection, [Number(target.id)], rowSet.table, req)
  if (!condition) return []
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute(
    sql`select id from ${sql.identifier(rowSet.table)} where ${rowSet.where} and ${condition}`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}

/** Returns the condition that the rich text of a row refers to one of the ids; null if the table has no rich text. */
export function buildRichTextCondition(
  collection: CollectionSlug,
  ids: readonly number[],
  tableName: string,
  { payload }: PayloadRequest,
): SQL | null {
  const tables = Object.values(payload.db.tables).map((table) => getTableConfig(table))
  const table = tables.find(({ name }) => name === tableName)
  // Passes the ids as one JSON parameter, because the number of parameters of a query is limited.
  return table ? buildTableCondition(sql`${JSON.stringify({ collection, ids })}::jsonb`, table, tables) : null
}

function buildTableCondition(variables: SQL, table: Table, tables: readonly Table[]): SQL | null {
  const tableName = sql.identifier(table.name)
  const textConditions = table.columns
    .filter((column) => column.getSQLType() === 'jsonb')
    .map((column) => buildTextCondition(variables, sql`${tableName}.${sql.identifier(column.name)}`))
  const arrayConditions = findArrayTables(table, tables).flatMap((arrayTable) => {
    const condition = buildTableCondition(variables, arrayTable, tables)
    const rows = sql.identifier(arrayTable.name)
    return condition ? [sql`${tableName}.id in (select ${rows}._parent_id from ${rows} where ${condition})`] : []
  })
  const conditions = [...textConditions, ...arrayConditions]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null
}

/**
 * Returns the condition that the text refers to one of the ids. The first path is a quick check whether the text refers
 * to any entry of the collection. Most texts do not, and the first path takes a third of the time of the second.
 *
 * @param variables JSON with the values of `$collection` and `$ids`
 */
function buildTextCondition(variables: SQL, text: SQL): SQL {
  return sql`(jsonb_path_exists(${text}, 'strict $.**.relationTo ? (@ == $collection)', ${variables}) and
    jsonb_path_exists(${text},
      'strict $.** ? (@.relationTo == $collection && (@.value == $ids[*] || @.value.id == $ids[*]))', ${variables}))`
}

function findArrayTables(table: Table, tables: readonly Table[]): Table[] {
  return tables.filter(({ foreignKeys }) =>
    foreignKeys.some((key) => {
      const { columns, foreignTable } = key.reference()
      return columns[0]?.name === '_parent_id' && getTableName(foreignTable) === table.name
    }),
  )
}
