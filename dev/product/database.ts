import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from '../postgres/postgres.ts'
import { displayPath, type Settings } from '../settings/settings.ts'
import type { StepLog } from './step-log.ts'

export type Database = {
  url: string
  /** Null if the database is on an external server, which this process neither supervises nor stops. */
  embeddedServer: Postgres | null
}

/** Returns whether all migrations were applied. Payload's own check is much slower. */
export async function isMigrated(databaseUrl: string, migrationsDir: string): Promise<boolean> {
  const expectedNames = readdirSync(migrationsDir)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
  return withClient(databaseUrl, async (client) => {
    if (!(await hasTable(client, 'payload_migrations'))) return false
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    const appliedNames = new Set(rows.map(({ name }) => name))
    return expectedNames.every((name) => appliedNames.has(name))
  })
}

/**
 * Returns whether `writeMarker` has stored the marker. Markers are in the database and not in the data directory, so
 * they stay correct if the database is replaced.
 */
export async function hasMarker(databaseUrl: string, marker: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    if (!(await hasTable(client, 'nusa_local.notes'))) return false
    return (await client.query('select 1 from nusa_local.notes where note = $1', [marker])).rowCount === 1
  })
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ oid: string | null }>('select to_regclass($1) as oid', [name])
  return Boolean(rows[0]?.oid)
}

export async function writeMarker(databaseUrl: string, marker: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('create schema if not exists nusa_local')
    await client.query(
      'create table if not exists nusa_local.notes (note text primary key, noted_at timestamptz not null default now())',
    )
    await client.query('insert into nusa_local.notes (note) values ($1) on conflict do nothing', [marker])
  })
}

/** @throws an Error with the reason if the server does not answer */
export async function readServerVersion(databaseUrl: string): Promise<string> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ server_version: string }>('show server_version'),
  )
  return rows[0]?.server_version.split(' ')[0] ?? 'unknown'
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // Without this listener, a lost connection would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database ${pathname.slice(1)} at ${host} does not answer: ${reason}. Check DATABASE_URL.`)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const migrationsDir = (root: string) => join(root, 'cms', 'migrations')

export async function startDatabase(settings: Settings, log: StepLog, port?: number): Promise<Database> {
  return log.step('database', async (report) => {
    if (settings.databaseUrl !== null) {
      const version = await readServerVersion(settings.databaseUrl)
      report(`PostgreSQL ${version} at ${new URL(settings.databaseUrl).host}`)
      return { url: settings.databaseUrl, embeddedServer: null }
    }
    const dataDir = join(settings.dataDir, 'postgres')
    const isNew = !existsSync(dataDir)
    const embeddedServer = await startPostgres({ dataDir, ...(port !== undefined && { port }) })
    const version = await readServerVersion(embeddedServer.url)
    report(`PostgreSQL ${version} in ${displayPath(dataDir)}${isNew ? ', new' : ''}`)
    return { url: embeddedServer.url, embeddedServer }
  })
}
