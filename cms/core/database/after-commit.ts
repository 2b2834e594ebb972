import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

type TransactionId = number | string

/** The callbacks that wait for the commit of each open transaction. */
const pendingCallbacks = new Map<TransactionId, (() => void)[]>()

/**
 * Runs a callback after the transaction of the request is committed. If the transaction is rolled back, the callback
 * does not run. If there is no transaction, it runs immediately. Payload's `afterChange` hooks cannot be used for this,
 * because they run before the commit.
 */
export async function afterCommit(
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
  run: () => void,
): Promise<void> {
  const id = await transactionID
  if (id) pendingCallbacks.set(id, [...(pendingCallbacks.get(id) ?? []), run])
  else run()
}

/** Returns the database adapter with a commit that runs the callbacks of `afterCommit`. */
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
