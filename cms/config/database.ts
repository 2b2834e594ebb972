import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { withAfterCommit } from './after-commit.ts'
import { ownTables } from './own-tables.ts'

// Of use to Payload's commands only, which run from the sources.
const cms = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * The database, and how it is reached. Payload keeps one connection for ever and forgot-password wants two more, so ten
 * are enough where fewer would not be; who waits longer than ten seconds for one is told so instead of hanging.
 */
export function database(databaseUrl: string): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    pool: { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 },
    // The schema changes by the committed migrations only.
    push: false,
    afterSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...ownTables } })],
    migrationDir: path.join(cms, 'migrations'),
    generateSchemaOutputFile: path.join(cms, 'payload-generated-schema.ts'),
  })
  return withAfterCommit(adapter)
}
