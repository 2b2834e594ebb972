import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryConfig } from 'pg'

/** Something that runs statements: the pool, or one connection in a transaction. */
export interface QueryRunner {
  query(config: QueryConfig): Promise<{ rows: unknown[] }>
}

/**
 * Compiles a statement with `sql.placeholder`s once, so that Postgres plans it once per connection: planning the
 * booking statements takes longer than running them. The name must be unique.
 */
export function prepareStatement(
  name: string,
  statement: SQL,
): (runner: QueryRunner, values: Record<string, unknown>) => Promise<unknown[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return async (runner, values) => (await runner.query({ name, text, values: fillPlaceholders(params, values) })).rows
}
