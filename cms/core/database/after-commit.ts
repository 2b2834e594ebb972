import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

type TransactionId = number | string

/** The callbacks of each open transaction. */
const pendingCallbacks = new Map<TransactionId, (() => void)[]>()

/**
 * Runs a callback after the request's transaction is committed, and never if it is rolled back. Payload calls its hooks
 * before it commits.
 */
export async function afterCommit(
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
  run: () => void,
): Promise<void> {
  const id = await transactionID
  if (id) pendingCallbacks.set(id, [...(pendingCallbacks.get(id) ?? []), run])
  else run()
}

/** Returns the database adapter with transactions that run the callbacks of `afterCommit`. */
export function withAfterCommit<Adapter extends ReturnType<DatabaseAdapterObj['init']>>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const { commitTransaction, rollbackTransaction } = database
      database.commitTransaction = async (transaction) => {
        const id = await transaction
        await commitTransaction.call(database, id)
        const callbacks = pendingCallbacks.get(id) ?? []
        pendingCallbacks.delete(id)
        for (const run of callbacks) run()
      }
      database.rollbackTransaction = async (transaction) => {
        const id = await transaction
        pendingCallbacks.delete(id)
        await rollbackTransaction.call(database, id)
      }
      return database
    },
  }
}
