import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { findTransaction } from './request-transaction.ts'

/** Locks a name such as `tours/7` until the request's transaction ends. Does nothing outside of a transaction. */
export async function lockName(name: string, req: PayloadRequest): Promise<void> {
  const transaction = await findTransaction(req)
  await transaction?.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
