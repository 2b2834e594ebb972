import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryConfig } from 'pg'

/** Who runs statements: the pool, or one connection of it that is within a transaction. */
export interface Runner {
  query(config: QueryConfig): Promise<{ rows: unknown[] }>
}

/**
 * A statement with `sql.placeholder`s that is put together once here and planned once by each connection of Postgres: to
 * plan those that place a booking takes longer than to run them. Nobody else may use its name for another text.
 */
export function prepared(
  name: string,
  statement: SQL,
): (on: Runner, values: Record<string, unknown>) => Promise<unknown[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return async (on, values) => (await on.query({ name, text, values: fillPlaceholders(params, values) })).rows
}
