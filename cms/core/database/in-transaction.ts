import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs `work` in the transaction of the request. If the request has no transaction yet, starts one and commits it
 * afterwards. An existing transaction is committed by the caller that started it.
 *
 * @param isComplete whether the result may be stored; if not, or if `work` throws, the transaction is rolled back
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
