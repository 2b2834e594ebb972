import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

type TransactionId = number | string

/** What waits for the end of each transaction. */
const waiting = new Map<TransactionId, (() => void)[]>()

/**
 * Runs something as soon as others can read what a request has written, and never if that is taken back. Payload calls its hooks
 * before it commits.
 */
export async function afterCommit(
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
  run: () => void,
): Promise<void> {
  const id = await transactionID
  if (id) waiting.set(id, [...(waiting.get(id) ?? []), run])
  else run()
}

/** The same adapter, whose transactions run what waits for them. */
export function withAfterCommit<Adapter extends ReturnType<DatabaseAdapterObj['init']>>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const { commitTransaction, rollbackTransaction } = database
      database.commitTransaction = async (given) => {
        const id = await given
        await commitTransaction.call(database, id)
        const runs = waiting.get(id) ?? []
        waiting.delete(id)
        for (const run of runs) run()
      }
      database.rollbackTransaction = async (given) => {
        const id = await given
        waiting.delete(id)
        await rollbackTransaction.call(database, id)
      }
      return database
    },
  }
}
