import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction, requireTransaction } from '../../core/database/request-transaction.ts'

/**
 * Runs a change of a user's sessions with a lock on the account. Payload reads and writes the sessions of an account as
 * one list, so without the lock one of two concurrent changes would be lost. Use this function only for authenticated
 * callers, because a caller that waits for the lock holds a database connection.
 */
export async function withAccountLock<Result>(req: PayloadRequest, id: number, change: () => Promise<Result>) {
  return inTransaction(req, async () => {
    const transaction = await requireTransaction(req)
    await transaction.execute(sql`select id from users where id = ${id} for no key update`)
    return change()
  })
}

/**
 * Makes Payload's endpoints that change the caller's sessions lock the account first. Returns other endpoints
 * unchanged.
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
