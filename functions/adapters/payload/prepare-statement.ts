import { fillPlaceholders, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { QueryConfig } from 'pg'

/** The pool, or the connection of a transaction. */
export interface QueryRunner {
  query(config: QueryConfig): Promise<{ rows: unknown[] }>
}

type PreparedStatement = (runner: QueryRunner, values: Record<string, unknown>) => Promise<unknown[]>

/**
 * Prepares a statement whose parameters are `sql.placeholder`s. The name must be unique. Postgres plans a prepared
 * statement only once per connection. Planning can take longer than running the statement.
 */
export function prepareStatement(name: string, statement: SQL): PreparedStatement {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return async (runner, values) => (await runner.query({ name, text, values: fillPlaceholders(params, values) })).rows
}

/**
 * Prepares a separate statement for each combination of kinds of products, for example for carts that contain only
 * tours. A statement with the subqueries of all kinds takes twice as long, even if most subqueries find nothing.
 */
export function prepareStatementByKinds<Kind extends string>(
  name: string,
  allKinds: readonly Kind[],
  createStatement: (kinds: readonly Kind[]) => SQL,
): (kinds: ReadonlySet<Kind>) => PreparedStatement {
  const statements = new Map<string, PreparedStatement>()
  return (usedKinds) => {
    const kinds = allKinds.filter((kind) => usedKinds.has(kind))
    const nameWithKinds = [name, ...kinds].join('-')
    const statement = statements.get(nameWithKinds) ?? prepareStatement(nameWithKinds, createStatement(kinds))
    statements.set(nameWithKinds, statement)
    return statement
  }
}

/**
 * Returns the parts of a prepared `insert into … select` statement that inserts any number of rows. `columns` are the
 * column names of `keys` in the same order. `source` is the `from` item, which reads the rows from the placeholder
 * `placeholderName`. Postgres converts each value to the type of its column.
 */
export function createBulkInsert<Table extends PgTable, Key extends keyof Table['$inferInsert'] & string>(
  table: Table,
  keys: readonly Key[],
  placeholderName: string,
): {
  columns: SQL
  source: SQL
  toParameter(rows: readonly Pick<Table['$inferInsert'], Key>[]): Record<string, string>
} {
  const columnNames = new Map(Object.entries(getTableColumns(table)).map(([key, { name: column }]) => [key, column]))
  const columns = keys.map((key) => {
    const column = columnNames.get(key)
    if (column === undefined) throw new Error(`The table has no column for ${key}.`)
    return { key, column }
  })
  return {
    columns: sql.join(
      columns.map(({ column }) => sql.identifier(column)),
      sql`, `,
    ),
    source: sql`jsonb_populate_recordset(null::${table}, ${sql.placeholder(placeholderName)}::jsonb) as ${sql.identifier(placeholderName)}`,
    toParameter: (rows) => ({
      [placeholderName]: JSON.stringify(
        rows.map((row) => Object.fromEntries(columns.map(({ key, column }) => [column, row[key]]))),
      ),
    }),
  }
}
