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

/** The transaction of a request, with the methods that hooks and endpoints use. */
export type Transaction = Pick<
  Payload['db']['drizzle'],
  'execute' | 'delete' | 'update' | 'insert' | 'select' | '$count'
>

/**
 * Returns the transaction of a request. Use this function if the statements make sense only in a transaction. For
 * example, without a transaction, a lock is released immediately.
 *
 * @throws APIError (500) if there is no transaction
 */
export async function requireTransaction(req: PayloadRequest): Promise<Transaction> {
  const transaction = await findTransaction(req)
  if (transaction === null) throw new APIError('This needs a transaction.', 500)
  return transaction
}

/** Returns the transaction of a request, or null if there is none. */
export async function findTransaction(req: PayloadRequest): Promise<Transaction | null> {
  const transaction = req.payload.db.sessions?.[String(await req.transactionID)]?.db
  return isTransaction(transaction) ? transaction : null
}

function isTransaction(value: unknown): value is Transaction {
  const methods = ['execute', 'delete', 'update', 'insert', 'select', '$count']
  return typeof value === 'object' && value !== null && methods.every((method) => method in value)
}

/**
 * Runs `work` in the transaction of the request. If the request has no transaction yet, starts one and commits it
 * afterwards. An existing transaction is committed by the caller that started it.
 *
 * @param isComplete returns whether the changes may be stored. If it returns false, or if `work` throws an error, the
 *   transaction is rolled back
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
  isComplete: (result: Result) => boolean = () => true,
): Promise<Result> {
  const isNewTransaction = await initTransaction(req)
  try {
    const result = await work()
    if (!isComplete(result)) await killTransaction(req)
    else if (isNewTransaction) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
