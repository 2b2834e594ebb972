import type { SanitizedConfig } from 'payload'
import pg from 'pg'

/**
 * Connections that may break at any moment, as when Postgres is restarted: whoever uses one gets the error, the next one
 * who asks gets a new connection. Without a listener on each, Node would end the process for one that breaks while it is
 * taken.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function ignore(): void {}

/**
 * Payload's adapter on a pool of ours. Its own takes one connection out for ever, so it can never be closed, and takes
 * another one whenever that breaks.
 */
export function onPool(adapter: SanitizedConfig['db'], pool: pg.Pool): SanitizedConfig['db'] {
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), { pool }) }
}
