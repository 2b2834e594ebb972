import { randomUUID } from 'node:crypto'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'

/**
 * Lets Payload work within a transaction of ours, by the `req` that `work` is given. Payload hashes passwords on the way
 * into the row only, and writes the whole row as it read it: where the row is locked before, nothing of others is undone.
 */
export async function withinTransaction<T>(
  { payload }: Pick<Connection, 'payload'>,
  tx: Transaction,
  work: (req: { transactionID: string }) => Promise<T>,
): Promise<T> {
  const { sessions } = payload.db
  if (!sessions) throw new Error('This database of Payload knows no transactions.')
  const transactionID = randomUUID()
  // Ending the transaction is our own business.
  const nothing = () => Promise.resolve()
  sessions[transactionID] = { db: tx, resolve: nothing, reject: nothing }
  try {
    return await work({ transactionID })
  } finally {
    delete sessions[transactionID]
  }
}
