import { randomUUID } from 'node:crypto'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'

/**
 * Runs `work` with a Payload `req` that uses our transaction. Payload hashes passwords only when it writes a row, and writes
 * the whole row as it read it. If the row is locked before, no concurrent change is overwritten.
 */
export async function withinTransaction<T>(
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
