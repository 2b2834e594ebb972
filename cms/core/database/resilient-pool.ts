import pg from 'pg'

/**
 * Connections may break at any time, for example when Postgres restarts. The current query then fails, and the next
 * query gets a new connection. Each connection needs an error listener. Otherwise Node would report an uncaught error,
 * or exit, when a connection breaks while it is in use.
 */
export class ResilientPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('error', ignoreError)
    this.on('connect', (client) => client.on('error', ignoreError))
  }
}

function ignoreError(): void {}
