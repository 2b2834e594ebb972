// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

/** How the database's transactions stand. It numbers them as they first write. */
export interface Standing {
  /** The first of those numbers of which what was written may not be seen yet. */
  firstUnseen: number
  /** The next number, or one shortly before it. */
  next: number
}

const standingsSchema = z.tuple([z.object({ next: z.coerce.number(), oldest: z.nullable(z.int()) })])

/**
 * How transactions stand, to be asked before a transaction that is to read begins: what is not open now and has a lower number is
 * seen there. Whatever has written, with savepoints too, holds locks on its numbers and on something of this database until it
 * ends; of other databases of the server nothing is waited for. Nor is what has said nothing for an hour: it was abandoned.
 * @param patience how long a transaction may say nothing, as the database takes it. Of another account's it can't be told.
 */
export async function standingOf({ payload }: PayloadRequest, patience = '1 hour'): Promise<Standing> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with locks as materialized (select virtualtransaction, pid, database, transactionid from pg_locks where granted)
    select pg_snapshot_xmax(pg_current_snapshot())::text as next, (
      select max(age(transactionid)) from locks
      where virtualtransaction in (
          select virtualtransaction from locks
          where database = (select oid from pg_database where datname = current_database()))
        and coalesce(pid, 0) <> all (
          select pid from pg_stat_activity
          where state like 'idle in transaction%' and state_change < clock_timestamp() - ${patience}::interval)
    ) as oldest`)
  const [{ next, oldest }] = standingsSchema.parse(rows)
  return { firstUnseen: next - (oldest ?? 0), next }
}
