// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, gt, inArray, like, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { rateLimits } from '../../core/database/own-tables.ts'
import type { Limit } from './limits.ts'

type Database = Payload['db']['drizzle']

/**
 * Counts one attempt under a key, shared by all processes. A single SQL statement counts, so concurrent attempts are
 * all counted.
 * @returns the seconds to wait if the limit is exceeded, otherwise null
 */
export async function countAttempt(db: Database, key: string, { attempts, seconds }: Limit): Promise<number | null> {
  const now = Date.now()
  const isExpired = sql`${rateLimits.expire} <= ${now}`
  const fresh = { points: 1, expire: now + seconds * 1000 }
  const [row = fresh] = await db
    .insert(rateLimits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isExpired} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isExpired} then ${fresh.expire} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire })
  return row.points > attempts ? Math.ceil(((row.expire ?? now) - now) / 1000) : null
}

/** Sets a flag that expires after `seconds`. */
export async function setFlag(db: Database, key: string, seconds: number): Promise<void> {
  const flag = { points: 1, expire: Date.now() + seconds * 1000 }
  await db
    .insert(rateLimits)
    .values({ key, ...flag })
    .onConflictDoUpdate({ target: rateLimits.key, set: flag })
}

export async function hasFlag(db: Database, key: string): Promise<boolean> {
  const isActive = and(eq(rateLimits.key, key), gt(rateLimits.expire, Date.now()))
  return (await db.select({ key: rateLimits.key }).from(rateLimits).where(isActive)).length > 0
}

/** Subtracts one attempt from the counts under these keys. */
export async function uncountAttempt(db: Database, keys: string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(inArray(rateLimits.key, keys))
}

/** Deletes the counts of all keys with this prefix. */
export async function deleteCounts(db: Database, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(like(rateLimits.key, `${prefix}%`))
}
