// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

export type Transaction = Pick<
  Payload['db']['drizzle'],
  'execute' | 'delete' | 'update' | 'insert' | 'select' | '$count'
>

/**
 * Returns the request's transaction, for statements such as row locks. Without a transaction, the database releases a
 * row lock at once.
 *
 * @throws APIError (500) if there is no transaction
 */
export async function requireTransaction(req: PayloadRequest): Promise<Transaction> {
  const transaction = await findTransaction(req)
  if (transaction === null) throw new APIError('This needs a transaction.', 500)
  return transaction
}

export async function findTransaction(req: PayloadRequest): Promise<Transaction | null> {
  const transaction = req.payload.db.sessions?.[String(await req.transactionID)]?.db
  return isTransaction(transaction) ? transaction : null
}

function isTransaction(value: unknown): value is Transaction {
  const methods = ['execute', 'delete', 'update', 'insert', 'select', '$count']
  return typeof value === 'object' && value !== null && methods.every((method) => method in value)
}

/**
 * Runs `work` in the request's transaction, or in a new one that is committed afterwards.
 *
 * @param canCommit if it returns false, or if `work` throws, the transaction is rolled back
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
  canCommit: (result: Result) => boolean = () => true,
): Promise<Result> {
  const isNewTransaction = await initTransaction(req)
  try {
    const result = await work()
    if (!canCommit(result)) await killTransaction(req)
    else if (isNewTransaction) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
