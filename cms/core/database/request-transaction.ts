// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { APIError, type Payload, type PayloadRequest } from 'payload'

type Transaction = Pick<Payload['db']['drizzle'], 'execute' | 'delete' | 'update'>

/**
 * Returns the transaction of the operation that a hook is part of. Outside of a transaction, a lock would be released
 * immediately.
 *
 * @throws APIError (500) if there is no transaction
 */
export async function requireTransaction(req: PayloadRequest): Promise<Transaction> {
  const transaction = await findTransaction(req)
  if (transaction === null) throw new APIError('This needs a transaction.', 500)
  return transaction
}

/** Returns the transaction of a request; null outside of a transaction. */
export async function findTransaction(req: PayloadRequest): Promise<Transaction | null> {
  const transaction = req.payload.db.sessions?.[String(await req.transactionID)]?.db
  return isTransaction(transaction) ? transaction : null
}

function isTransaction(value: unknown): value is Transaction {
  return typeof value === 'object' && value !== null && 'execute' in value && 'delete' in value && 'update' in value
}
