import { functionsConfig } from '@nusa/cms/functions-config'
import { ResilientPool } from '@nusa/cms/resilient-pool'
import type { DatabasePool } from '@nusa/shared/environment'
import { observeQueries } from '@nusa/telemetry'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { BasePayload, type EmailAdapter, type Payload, type SanitizedConfig } from 'payload'
import type { Pool } from 'pg'
import pg from 'pg'

export interface ConnectOptions {
  databaseUrl: string
  secret: string
  pool?: DatabasePool
}

const lockPoolSize = 4

export interface Connection {
  payload: Payload
  db: Payload['db']['drizzle']
  pool: Pool
  /** These connections hold the payment locks, so that slow calls to the payment provider do not occupy `pool`. */
  lockPool: Pool
  close(): Promise<void>
}

/** Opens the connections and starts Payload. The migrations must have run before. */
export async function connect({
  databaseUrl,
  secret,
  pool: { mode, size } = { mode: 'session', size: 10 },
}: ConnectOptions): Promise<Connection> {
  observeQueries(pg.Client)
  const pool = openPool({ connectionString: databaseUrl, max: size, connectionTimeoutMillis: 10_000 }, mode)
  const lockPool = openPool(
    {
      connectionString: databaseUrl,
      max: lockPoolSize,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 10_000,
    },
    mode,
  )
  // Opens the first connection while Payload starts, and fails at startup if the database cannot be reached.
  const [, payload] = await Promise.all([pool.query('select 1'), startPayload(pool, { databaseUrl, secret })])
  return {
    payload,
    db: payload.db.drizzle,
    pool,
    lockPool,
    async close() {
      await payload.destroy()
      await Promise.all([pool.end(), lockPool.end()])
    },
  }
}

async function startPayload(
  pool: pg.Pool,
  { databaseUrl, secret }: Pick<ConnectOptions, 'databaseUrl' | 'secret'>,
): Promise<Payload> {
  const config = await functionsConfig({ databaseUrl, secret, email: rejectMails })
  return new BasePayload().init({ config: { ...config, db: bindToPool(config.db, pool) }, disableOnInit: true })
}

/** The functions send emails without Payload. */
const rejectMails: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@nusa.example',
  defaultFromName: 'Nusa',
  sendEmail: () => Promise.reject(new Error('Payload tried to send a mail.')),
})

function openPool(options: pg.PoolConfig, mode: DatabasePool['mode']): pg.Pool {
  const pool = new ResilientPool(options)
  if (mode === 'transaction') pool.on('connect', removeStatementNames)
  return pool
}

/**
 * A pooler in transaction mode gives each transaction another connection, which may lack the named statement. Without a
 * name, Postgres parses the statement again for each query.
 */
function removeStatementNames(client: pg.PoolClient): void {
  const { query } = client
  const queryWithoutName = (config: unknown, ...otherArguments: unknown[]): unknown =>
    Reflect.apply(query, client, [
      hasStatementName(config) ? { ...config, name: undefined } : config,
      ...otherArguments,
    ])
  Object.assign(client, { query: queryWithoutName })
}

function hasStatementName(config: unknown): config is { name: string } {
  return typeof config === 'object' && config !== null && 'name' in config && typeof config.name === 'string'
}

/**
 * The adapter's default `connect` takes a connection from the pool and never returns it, so the pool could not be
 * closed.
 */
function bindToPool(adapter: SanitizedConfig['db'], pool: pg.Pool): SanitizedConfig['db'] {
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), { pool }) }
}
