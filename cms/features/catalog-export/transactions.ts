// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

/** A transaction gets its id when it writes for the first time. */
export interface TransactionState {
  /** All changes of transactions below this id are visible. Later transactions may still be open. */
  firstUnseenId: number
  /** The id of the next transaction, or an id shortly before it. */
  nextId: number
}

const transactionStateSchema = z.tuple([z.object({ next: z.coerce.number(), oldestAge: z.nullable(z.int()) })])

/**
 * Reads the state of transactions. If you call this function before a read transaction starts, the read transaction
 * sees all changes of transactions below `firstUnseenId`.
 *
 * The query finds open transactions by their locks. A transaction that has written holds locks on this database and on
 * its ids until it ends; each savepoint adds an id. Transactions that have been idle for longer than `maxIdleTime` are
 * ignored, because they were abandoned.
 *
 * @param maxIdleTime a PostgreSQL interval. It has no effect on transactions of other database users, because their
 * idle time is not visible
 */
export async function readTransactionState(
  { payload }: PayloadRequest,
  maxIdleTime = '1 hour',
): Promise<TransactionState> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with locks as materialized (select virtualtransaction, pid, database, transactionid from pg_locks where granted)
    select pg_snapshot_xmax(pg_current_snapshot())::text as next, (
      select max(age(transactionid)) from locks
      where virtualtransaction in (
          select virtualtransaction from locks
          where database = (select oid from pg_database where datname = current_database()))
        and coalesce(pid, 0) <> all (
          select pid from pg_stat_activity
          where state like 'idle in transaction%' and state_change < clock_timestamp() - ${maxIdleTime}::interval)
    ) as "oldestAge"`)
  const [{ next, oldestAge }] = transactionStateSchema.parse(rows)
  return { firstUnseenId: next - (oldestAge ?? 0), nextId: next }
}
