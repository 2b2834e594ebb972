import { travellerSessions } from '@nusa/cms/custom-tables'
import { travellers } from '@nusa/cms/schema'
import { type Profile, type Session, sessionLifetime } from '@nusa/shared/account'
import DataLoader from 'dataloader'
import { and, eq, gt, ne, not, sql } from 'drizzle-orm'
import type { StartedSession, TravellerSession } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { canSignInSql } from './account-rows.ts'
import type { AuthenticatedAccount } from './check-password.ts'
import { toProfile } from './profile.ts'
import { createToken, hashToken } from './token.ts'

const { createdAt: createdAtColumn, expiresAt: expiresAtColumn } = travellerSessions

const intervalOfHours = (count: number) => sql.raw(`interval '${count} hours'`)
const intervalOfDays = (count: number) => sql.raw(`interval '${count} days'`)

const newExpiry = sql`now() + ${intervalOfHours(sessionLifetime.hours)}`
/** Renewals cannot extend a session beyond this time. */
const maxExpiry = sql`${createdAtColumn} + ${intervalOfDays(sessionLifetime.maxAgeDays)}`
const renewedExpiry = sql`least(${newExpiry}, ${maxExpiry})`

const renewalGrace = intervalOfDays(sessionLifetime.renewalGraceDays)
const renewalDeadline = sql`least(${expiresAtColumn} + ${renewalGrace}, ${maxExpiry})`

const whereActive = gt(expiresAtColumn, sql`now()`)

/** A session that is not expired can be renewed, too. */
const whereRenewable = sql`${renewalDeadline} > now()`

export const whereNotRenewable = not(whereRenewable)

interface SessionHolder {
  profile: Profile
  username: string
  /** Unix time in seconds. */
  expiresAt: number
  /** Seconds until `expiresAt`. */
  expiresIn: number
  /** The Unix time in seconds after which the session can no longer be renewed. */
  maxExpiresAt: number
}

/**
 * Returns a function that reads the traveller of a session. Every signed-in request calls the function, so calls in the
 * same turn of the event loop are batched into one prepared statement. The clock of the database is used, because the
 * clocks of the processes may differ.
 */
function createHolderReader({ db }: Connection): (token: string) => Promise<SessionHolder | null> {
  const { id, email, first_name, last_name, single_name, full_name, username } = travellers
  const { phone, whatsapp, address, city, country, birthday } = travellers
  const { tokenHash } = travellerSessions
  const holderQuery = db
    .select({
      tokenHash,
      username,
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
      expiresAt: sql<number>`extract(epoch from ${expiresAtColumn})::float8`,
      expiresIn: sql<number>`extract(epoch from ${expiresAtColumn} - now())::float8`,
      maxExpiresAt: sql<number>`extract(epoch from ${maxExpiry})::float8`,
    })
    .from(travellerSessions)
    .innerJoin(travellers, eq(travellers.id, travellerSessions.travellerId))
    .where(and(sql`${tokenHash} = any(${sql.placeholder('hashes')})`, whereActive, canSignInSql))
    .prepare('session-holder')

  const holderLoader = new DataLoader<string, SessionHolder | null>(
    async (hashes) => {
      const rows = await holderQuery.execute({ hashes })
      const rowByHash = new Map(rows.map((row) => [row.tokenHash, row]))
      return hashes.map((hash) => {
        const row = rowByHash.get(hash)
        if (!row) return null
        return {
          profile: toProfile(row),
          username: row.username ?? '',
          expiresAt: Math.floor(row.expiresAt),
          expiresIn: Math.floor(row.expiresIn),
          maxExpiresAt: Math.floor(row.maxExpiresAt),
        }
      })
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate },
  )
  return (token) => holderLoader.load(hashToken(token))
}

export interface SessionStore {
  /** Returns null if the password has changed since it was checked. */
  open(account: AuthenticatedAccount): Promise<StartedSession | null>
  /** Returns null for an unknown or ended session. Renews an expired session if it can still be renewed. */
  read(token: string): Promise<TravellerSession | null>
  /** Renews a session, even if it has expired. Returns null if it can no longer be renewed. */
  renew(token: string): Promise<Session | null>
  end(token: string): Promise<void>
  endAll(travellerId: number, options: { tx: Transaction; exceptToken?: string | undefined }): Promise<void>
}

/**
 * Stores each session in a separate row, so that a change of a session does not change other sessions or the account.
 */
export function createSessionStore(connection: Connection): SessionStore {
  const { db } = connection
  const readHolder = createHolderReader(connection)

  async function extendExpiry(token: string): Promise<boolean> {
    const { rowCount } = await db
      .update(travellerSessions)
      .set({ expiresAt: renewedExpiry })
      .where(and(eq(travellerSessions.tokenHash, hashToken(token)), whereRenewable))
    return rowCount === 1
  }

  return {
    async open({ id, hash }) {
      const token = createToken()
      await db.delete(travellerSessions).where(and(eq(travellerSessions.travellerId, id), whereNotRenewable))
      // `for share` locks the account's row. A concurrent password change either waits for this session and ends it, or
      // is committed first and prevents this session. The same applies when staff block the account.
      await db.execute(sql`
        insert into ${travellerSessions} (token_hash, traveller_id, expires_at)
        select ${hashToken(token)}, ${travellers.id}, ${newExpiry}
        from ${travellers} where ${travellers.id} = ${id} and ${travellers.hash} = ${hash} and ${canSignInSql} for share`)
      const holder = await readHolder(token)
      return holder && { token, cookieExpiresAt: new Date(holder.maxExpiresAt * 1000), session: toSession(holder) }
    },
    async read(token) {
      let holder = await readHolder(token)
      if (!holder && (await extendExpiry(token))) holder = await readHolder(token)
      if (!holder) return null
      const { profile } = holder
      return { traveller: { id: profile.id, email: profile.email, profile }, session: toSession(holder) }
    },
    async renew(token) {
      const holder = (await extendExpiry(token)) ? await readHolder(token) : null
      return holder && toSession(holder)
    },
    async end(token) {
      await db.delete(travellerSessions).where(eq(travellerSessions.tokenHash, hashToken(token)))
    },
    async endAll(travellerId, { tx, exceptToken }) {
      const whereOtherSession =
        exceptToken === undefined ? undefined : ne(travellerSessions.tokenHash, hashToken(exceptToken))
      await tx.delete(travellerSessions).where(and(eq(travellerSessions.travellerId, travellerId), whereOtherSession))
    },
  }
}

function toSession({ profile, username, expiresAt, expiresIn }: SessionHolder): Session {
  const { id, email, first_name, full_name } = profile
  return {
    user: { id, email, user_metadata: { first_name, full_name, username } },
    expires_at: expiresAt,
    expires_in: expiresIn,
  }
}
