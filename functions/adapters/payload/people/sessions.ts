import { travellerSessions } from '@nusa/cms/own-tables'
import { travellers } from '@nusa/cms/schema'
import type { Session } from '@nusa/shared/account'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { OpenSession, TravellerSession } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { canSignIn } from './account-rows.ts'
import type { AuthenticatedAccount } from './check-password.ts'
import { isEnded, isRenewable, newExpiry, renewedExpiry } from './session-expiry.ts'
import { createHolderReader, type SessionHolder } from './session-holder.ts'
import { createToken, hashToken } from './token.ts'

export interface SessionStore {
  /** Opens a session; null if the password has changed since it was checked. */
  open(account: AuthenticatedAccount): Promise<OpenSession | null>
  /** Reads a session. Renews it if it has expired and can still be renewed. */
  read(token: string): Promise<TravellerSession | null>
  /** Renews a session, expired or not; null if it has ended. */
  renew(token: string): Promise<Session | null>
  end(token: string): Promise<void>
  /** Ends all sessions of a traveller except the one of a token. */
  endAll(travellerId: number, options: { tx: Transaction; exceptToken?: string | undefined }): Promise<void>
}

/** Stores sessions as one row each, so that a change of one affects no other and not the account. */
export function sessionStore(connection: Connection): SessionStore {
  const { db } = connection
  const readHolder = createHolderReader(connection)

  /** Returns whether a session was renewed. */
  async function renew(token: string): Promise<boolean> {
    const { rowCount } = await db
      .update(travellerSessions)
      .set({ expiresAt: renewedExpiry })
      .where(and(eq(travellerSessions.tokenHash, hashToken(token)), isRenewable))
    return rowCount === 1
  }

  return {
    async open({ id, hash }) {
      const token = createToken()
      await db.delete(travellerSessions).where(and(eq(travellerSessions.travellerId, id), isEnded))
      // Locks the account's row, so that a concurrent password change or block either ends this session or prevents it.
      await db.execute(sql`
        insert into ${travellerSessions} (token_hash, traveller_id, expires_at)
        select ${hashToken(token)}, ${travellers.id}, ${newExpiry}
        from ${travellers} where ${travellers.id} = ${id} and ${travellers.hash} = ${hash} and ${canSignIn} for share`)
      const holder = await readHolder(token)
      return holder && { token, cookieExpiresAt: new Date(holder.maxExpiresAt * 1000), session: toSession(holder) }
    },
    async read(token) {
      const holder = (await readHolder(token)) ?? ((await renew(token)) ? await readHolder(token) : null)
      if (!holder) return null
      const { profile } = holder
      return { traveller: { id: profile.id, email: profile.email, profile }, session: toSession(holder) }
    },
    async renew(token) {
      const holder = (await renew(token)) ? await readHolder(token) : null
      return holder && toSession(holder)
    },
    async end(token) {
      await db.delete(travellerSessions).where(eq(travellerSessions.tokenHash, hashToken(token)))
    },
    async endAll(travellerId, { tx, exceptToken }) {
      const isOtherSession =
        exceptToken === undefined ? undefined : ne(travellerSessions.tokenHash, hashToken(exceptToken))
      await tx.delete(travellerSessions).where(and(eq(travellerSessions.travellerId, travellerId), isOtherSession))
    },
  }
}

/** Returns the data of a session that the browser receives. */
function toSession({ profile, username, expiresAt, expiresIn }: SessionHolder): Session {
  const { id, email, first_name, full_name } = profile
  return {
    user: { id, email, user_metadata: { first_name, full_name, username } },
    expires_at: expiresAt,
    expires_in: expiresIn,
  }
}
