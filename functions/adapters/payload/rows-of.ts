import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows for `insert into … select`, as one parameter however many they are: `columns`, those that the rows name, and
 * `source`, a table called `alias` which has them. Postgres itself turns each value into its column's type.
 */
export function rowsOf<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  alias: string,
): { columns: SQL; source: SQL } {
  const columns = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]))
  const named = new Set<string>()
  const data = rows.map((row) => {
    const entries = Object.entries(row).flatMap(([key, value]) => {
      const column = columns.get(key)
      return column === undefined || value === undefined ? [] : [[column, value] as const]
    })
    for (const [column] of entries) named.add(column)
    return Object.fromEntries(entries)
  })
  return {
    columns: sql.join(
      [...named].map((column) => sql.identifier(column)),
      sql`, `,
    ),
    source: sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb) as ${sql.identifier(alias)}`,
  }
}
