import { randomUUID } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Connection } from './connect.ts'

export type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** Only rare statements use a query builder. Frequent statements are prepared (`prepare-statement.ts`). */
export function createQueryBuilder(client: PoolClient): Transaction {
  return drizzle({ client })
}

/**
 * Begins a transaction whose statements are all prepared. Postgres then uses the existing plan of each statement. By
 * default, Postgres may plan a statement again for the current values, and planning takes five times as long as running
 * it.
 */
export const beginWithExistingPlans = 'begin; set local plan_cache_mode = force_generic_plan'

export async function inTransaction<T>(
  { pool }: Pick<Connection, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect()
  let connectionError: Error | undefined
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // If the rollback fails, the connection is discarded, and Postgres rolls back itself.
    await client.query('rollback').catch((rollbackError: Error) => {
      connectionError = rollbackError
    })
    throw error
  } finally {
    client.release(connectionError)
  }
}

/** Runs `work` in a read-only transaction, whose queries do not see concurrent writes. */
export function inSnapshot<T>(
  connection: Pick<Connection, 'pool'>,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  return inTransaction(
    connection,
    (client) => work(drizzle({ client })),
    'begin isolation level repeatable read, read only',
  )
}

/**
 * Runs `work` with a Payload `req` that uses our transaction. Password changes need the `req`, because Payload hashes a
 * password only when its API writes the row. The API writes all columns as it has read them. Lock the row first, so
 * that no concurrent change is overwritten.
 */
export async function runWithPayloadRequest<T>(
  { payload }: Pick<Connection, 'payload'>,
  tx: Transaction,
  work: (req: { transactionID: string }) => Promise<T>,
): Promise<T> {
  const { sessions } = payload.db
  if (!sessions) throw new Error('This database adapter of Payload has no transactions.')
  const transactionID = randomUUID()
  // Our code commits or rolls back, not Payload.
  const noop = () => Promise.resolve()
  sessions[transactionID] = { db: tx, resolve: noop, reject: noop }
  try {
    return await work({ transactionID })
  } finally {
    delete sessions[transactionID]
  }
}
