import { travellerSessions } from '@nusa/cms/own-tables'
import { travellers } from '@nusa/cms/schema'
import type { Profile } from '@nusa/shared/account'
import DataLoader from 'dataloader'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { canSignIn } from './account-rows.ts'
import { toProfile } from './profile.ts'
import { isActive, maxExpiry } from './session-expiry.ts'
import { hashToken } from './token.ts'

/** The traveller and the lifetime of a session. */
export interface SessionHolder {
  profile: Profile
  username: string
  /** Unix time, seconds. */
  expiresAt: number
  /** Seconds left. */
  expiresIn: number
  /** When the session ends for good. Unix time, seconds. */
  maxExpiresAt: number
}

/**
 * Returns a function that finds the holder of a session and the holder's profile. Every signed-in request needs both.
 * Lookups made in the same turn of the event loop are batched into one prepared statement. All processes use the
 * database's clock. The result is null for an invalid token.
 */
export function createHolderReader({ db }: Connection): (token: string) => Promise<SessionHolder | null> {
  const { id, email, first_name, last_name, single_name, full_name, username } = travellers
  const { phone, whatsapp, address, city, country, birthday } = travellers
  const { expiresAt, tokenHash } = travellerSessions
  const find = db
    .select({
      tokenHash,
      username,
      ...{
        id,
        email,
        first_name,
        last_name,
        single_name,
        full_name,
        phone,
        whatsapp,
        address,
        city,
        country,
        birthday,
      },
      expiresAt: sql<number>`extract(epoch from ${expiresAt})::float8`,
      expiresIn: sql<number>`extract(epoch from ${expiresAt} - now())::float8`,
      maxExpiresAt: sql<number>`extract(epoch from ${maxExpiry})::float8`,
    })
    .from(travellerSessions)
    .innerJoin(travellers, eq(travellers.id, travellerSessions.travellerId))
    .where(and(sql`${tokenHash} = any(${sql.placeholder('hashes')})`, isActive, canSignIn))
    .prepare('session-holder')

  const holders = new DataLoader<string, SessionHolder | null>(
    async (hashes) => {
      const rows = new Map((await find.execute({ hashes })).map((row) => [row.tokenHash, row]))
      return hashes.map((hash) => {
        const row = rows.get(hash)
        return row
          ? {
              profile: toProfile(row),
              username: row.username ?? '',
              expiresAt: Math.floor(row.expiresAt),
              expiresIn: Math.floor(row.expiresIn),
              maxExpiresAt: Math.floor(row.maxExpiresAt),
            }
          : null
      })
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate },
  )
  return (token) => holders.load(hashToken(token))
}
