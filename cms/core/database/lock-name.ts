import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { findTransaction } from './request-transaction.ts'

/**
 * Locks a name until the transaction of the request ends: that of an entry (`tours/7`), a global or a file. Others who
 * lock the name wait. Does nothing outside of a transaction.
 */
export async function lockName(name: string, req: PayloadRequest): Promise<void> {
  const transaction = await findTransaction(req)
  await transaction?.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
