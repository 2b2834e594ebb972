import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'

/**
 * The database, and how it is reached. Payload keeps one connection for ever and forgot-password wants two more, so ten
 * are enough where fewer would not be; who waits longer than ten seconds for one is told so instead of hanging.
 */
export function database(databaseUrl: string): ReturnType<typeof postgresAdapter> {
  return postgresAdapter({
    pool: { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 },
    // The schema changes by the committed migrations only.
    push: false,
    migrationDir: fileURLToPath(new URL('../migrations', import.meta.url)),
    generateSchemaOutputFile: fileURLToPath(new URL('../payload-generated-schema.ts', import.meta.url)),
  })
}
