import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

type TransactionId = number | string

const pendingCallbacks = new Map<TransactionId, (() => void)[]>()

/**
 * Runs a callback after the request's transaction is committed, or at once if there is no transaction. A rollback
 * drops the callback. Payload's `afterChange` hooks are not enough, because they run before the commit.
 */
export async function afterCommit(
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
  callback: () => void,
): Promise<void> {
  const id = await transactionID
  if (id) pendingCallbacks.set(id, [...(pendingCallbacks.get(id) ?? []), callback])
  else callback()
}

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
        for (const callback of callbacks) {
          try {
            callback()
          } catch (error) {
            // The data is stored, so the request must not fail.
            args.payload.logger.error({ err: error, msg: 'work after a commit failed' })
          }
        }
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
