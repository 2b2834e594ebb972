import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryConfig } from 'pg'

/** Runs statements: the pool, or one connection in a transaction. */
export interface Runner {
  query(config: QueryConfig): Promise<{ rows: unknown[] }>
}

/**
 * Compiles a statement with `sql.placeholder`s once, so that Postgres plans it once per connection: planning the booking
 * statements takes longer than running them. The name must be unique.
 */
export function prepared(
  name: string,
  statement: SQL,
): (on: Runner, values: Record<string, unknown>) => Promise<unknown[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return async (on, values) => (await on.query({ name, text, values: fillPlaceholders(params, values) })).rows
}
