import { sql } from 'drizzle-orm'
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { transactionOf } from '../hooks/transaction-of.ts'

/**
 * Changes the sessions of a colleague while nobody else does: Payload reads and writes those of an account as one list, and of
 * two changes at once one would be lost. Whoever waits holds a connection, so this is for those who have proved who they are.
 */
export async function oneAtATime<Result>(req: PayloadRequest, id: number, change: () => Promise<Result>) {
  const isOwn = await initTransaction(req)
  try {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select id from users where id = ${id} for no key update`)
    const result = await change()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Payload's address that changes the sessions of whoever is signed in, likewise; any other as it is. */
export function changingSessionsAlone(endpoint: Endpoint): Endpoint {
  const { method, path, handler } = endpoint
  if (method !== 'post' || (path !== '/logout' && path !== '/refresh-token')) return endpoint
  return {
    ...endpoint,
    handler: async (req) =>
      req.user?.collection === 'users' ? oneAtATime(req, req.user.id, async () => handler(req)) : handler(req),
  }
}
