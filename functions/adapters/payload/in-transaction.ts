import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Connection } from './connect.ts'

/** The query builder on one connection that is within a transaction, ours or one of Payload's. */
export type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The query builder for what runs seldom; what runs often has statements of its own (prepared.ts). */
export function builderOn(client: PoolClient): Transaction {
  return drizzle({ client })
}

/** Runs work on one connection: all that it writes is there afterwards, or, where it throws, nothing. */
export async function inTransaction<T>(
  { pool }: Pick<Connection, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect()
  let fault: Error | undefined
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that can't even undo is thrown away; Postgres undoes what it had begun.
    await client.query('rollback').catch((broken: Error) => {
      fault = broken
    })
    throw error
  } finally {
    client.release(fault)
  }
}

/** Runs queries that all see the database as it was at the first of them, whatever is written meanwhile. */
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
