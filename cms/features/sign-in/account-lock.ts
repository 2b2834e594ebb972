import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction, requireTransaction } from '../../core/database/request-transaction.ts'

/**
 * Runs a change of a user's sessions with a lock on the account. Payload reads and writes the sessions of an account as
 * one list, so without the lock one of two concurrent changes would be lost. A waiting caller holds a database
 * connection, so use this only for authenticated callers.
 */
export async function withAccountLock<Result>(req: PayloadRequest, id: number, change: () => Promise<Result>) {
  return inTransaction(req, async () => {
    const transaction = await requireTransaction(req)
    await transaction.execute(sql`select id from users where id = ${id} for no key update`)
    return change()
  })
}

/**
 * Wraps Payload's endpoints that change the sessions of the signed-in user in `withAccountLock`. Returns other
 * endpoints unchanged.
 */
export function withSessionLock(endpoint: Endpoint): Endpoint {
  const { method, path, handler } = endpoint
  if (method !== 'post' || (path !== '/logout' && path !== '/refresh-token')) return endpoint
  return {
    ...endpoint,
    handler: async (req) =>
      req.user?.collection === 'users' ? withAccountLock(req, req.user.id, async () => handler(req)) : handler(req),
  }
}
