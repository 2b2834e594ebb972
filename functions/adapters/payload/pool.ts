import type { SanitizedConfig } from 'payload'
import pg from 'pg'

/**
 * Opens a pool whose connections may break at any moment, for example when Postgres restarts: the current user gets an error,
 * the next one a new connection. Without a listener on each connection, Node would exit when one breaks while it is in use.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function ignore(): void {}

/**
 * Uses our pool for Payload's adapter. The adapter's own `connect` keeps one connection checked out, so that its pool can never
 * be closed, and takes another one whenever that breaks.
 */
export function onPool(adapter: SanitizedConfig['db'], pool: pg.Pool): SanitizedConfig['db'] {
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), { pool }) }
}
