import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { withAfterCommit } from '../core/database/after-commit.ts'
import { customTables } from '../core/database/own-tables.ts'

// The folder of the CMS, which only Payload's commands use. They run from the sources.
const cms = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * Creates the database adapter with at most `poolSize` connections. A request that waits for a connection for more than
 * ten seconds fails. The adapter names no prepared statements, so a transaction pooler may stand before Postgres.
 */
export function databaseAdapter(databaseUrl: string, poolSize = 10): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    pool: { connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 10_000 },
    // The schema changes only through the committed migrations.
    push: false,
    afterSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...customTables } })],
    migrationDir: path.join(cms, 'migrations'),
    generateSchemaOutputFile: path.join(cms, 'generated/payload-generated-schema.ts'),
  })
  return withAfterCommit(adapter)
}
