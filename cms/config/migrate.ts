import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrations } from '../migrations/index.ts'

/** Prevents concurrent migrations. The number is arbitrary but must not change. */
const advisoryLockKey = 7_201_945

/**
 * Applies the missing migrations in one transaction. Records their names in the table that Payload's `migrate` command
 * uses. That command takes ten times as long.
 *
 * @returns the names of the applied migrations
 * @throws the error of the database if a migration fails; the database does not change
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLockKey])
    const appliedMigrations = await readAppliedMigrations(client)
    const missingMigrations = migrations.filter((migration) => !appliedMigrations.names.has(migration.name))
    const db = drizzle({ client })
    for (const { name, up } of missingMigrations) {
      await up({ db })
      await client.query('insert into payload_migrations (name, batch) values ($1, $2)', [
        name,
        appliedMigrations.lastBatch + 1,
      ])
    }
    await client.query('commit')
    return missingMigrations.map((migration) => migration.name)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}

/** Returns no names if the database is empty. */
async function readAppliedMigrations(client: pg.Client): Promise<{ names: Set<string>; lastBatch: number }> {
  const tables = await client.query<{ name: string | null }>("select to_regclass('payload_migrations') as name")
  if (!tables.rows[0]?.name) return { names: new Set(), lastBatch: 0 }
  const { rows } = await client.query<{ name: string; batch: string }>('select name, batch from payload_migrations')
  return {
    names: new Set(rows.map((row) => row.name)),
    lastBatch: Math.max(0, ...rows.map((row) => Number(row.batch))),
  }
}
