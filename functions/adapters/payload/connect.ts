// Its types say that `payload.db` is Postgres.

import { functionsConfig } from '@nusa/cms/functions-config'
import type {} from '@payloadcms/db-postgres'
import { BasePayload, type EmailAdapter, type Payload } from 'payload'
import pg from 'pg'

export interface ConnectOptions {
  databaseUrl: string
  secret: string
  siteUrl: string
}

export interface Connection {
  payload: Payload
  db: Payload['db']['drizzle']
  pool: Payload['db']['pool']
  /** Connections for those who wait long; see `withPaymentLock`. */
  waitingRoom: pg.Pool
  close(): Promise<void>
}

/** Opens Payload's Local API and the database under it. The schema is not touched. */
export async function connect({ databaseUrl, secret, siteUrl }: ConnectOptions): Promise<Connection> {
  const config = functionsConfig({ databaseUrl, secret, siteUrl, email: refuseMails })
  const payload = await new BasePayload().init({ config, disableOnInit: true })
  const waitingRoom = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 20_000,
    idleTimeoutMillis: 10_000,
  })
  for (const pool of [payload.db.pool, waitingRoom]) pool.on('error', ignore)
  return {
    payload,
    db: payload.db.drizzle,
    pool: payload.db.pool,
    waitingRoom,
    async close() {
      await waitingRoom.end()
      await payload.destroy()
    },
  }
}

/** An idle connection that breaks is replaced by the pool; whoever needs one then gets the error. */
function ignore(): void {}

/** The functions write and send their own mails; one from Payload would be a mistake. */
const refuseMails: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@nusa.example',
  defaultFromName: 'Nusa',
  sendEmail: () => Promise.reject(new Error('Payload was asked to send a mail.')),
})
