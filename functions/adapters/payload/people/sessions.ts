import { travellerSessions } from '@nusa/cms/own-tables'
import { travellers } from '@nusa/cms/schema'
import type { Session } from '@nusa/shared/account'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { FoundSession, OpenSession } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { isAdmitted } from './account-rows.ts'
import type { ProvenAccount } from './check-password.ts'
import { type Holder, holderReader } from './session-holder.ts'
import { isKept, isOver, newEnd, prolongedEnd } from './session-life.ts'
import { hashOf, newToken } from './token.ts'

export interface SessionStore {
  /** Opens a session; null if the password has changed since it was checked. */
  open(account: ProvenAccount): Promise<OpenSession | null>
  /** Reads a session. Prolongs it if it has expired and still can be prolonged. */
  read(token: string): Promise<FoundSession | null>
  /** Prolongs a session, expired or not; null if it has ended. */
  prolong(token: string): Promise<Session | null>
  end(token: string): Promise<void>
  /** Ends all sessions of a traveller except the one of a token. */
  endAll(travellerId: number, within: { tx: Transaction; exceptToken?: string | undefined }): Promise<void>
}

/** Stores sessions as one row each, so that a change of one affects no other and not the account. */
export function sessionStore(connection: Connection): SessionStore {
  const { db } = connection
  const holderOf = holderReader(connection)

  /** Returns whether a session was prolonged. */
  async function prolong(token: string): Promise<boolean> {
    const { rowCount } = await db
      .update(travellerSessions)
      .set({ expiresAt: prolongedEnd })
      .where(and(eq(travellerSessions.tokenHash, hashOf(token)), isKept))
    return rowCount === 1
  }

  return {
    async open({ id, hash }) {
      const token = newToken()
      await db.delete(travellerSessions).where(and(eq(travellerSessions.travellerId, id), isOver))
      // Locks the account's row, so that a concurrent password change or block either ends this session or prevents it.
      await db.execute(sql`
        insert into ${travellerSessions} (token_hash, traveller_id, expires_at)
        select ${hashOf(token)}, ${travellers.id}, ${newEnd}
        from ${travellers} where ${travellers.id} = ${id} and ${travellers.hash} = ${hash} and ${isAdmitted} for share`)
      const holder = await holderOf(token)
      return holder && { token, keptUntil: new Date(holder.lastEnd * 1000), session: sessionOf(holder) }
    },
    async read(token) {
      const holder = (await holderOf(token)) ?? ((await prolong(token)) ? await holderOf(token) : null)
      if (!holder) return null
      const { profile } = holder
      return { traveller: { id: profile.id, email: profile.email, profile }, session: sessionOf(holder) }
    },
    async prolong(token) {
      const holder = (await prolong(token)) ? await holderOf(token) : null
      return holder && sessionOf(holder)
    },
    async end(token) {
      await db.delete(travellerSessions).where(eq(travellerSessions.tokenHash, hashOf(token)))
    },
    async endAll(travellerId, { tx, exceptToken }) {
      const isOther = exceptToken === undefined ? undefined : ne(travellerSessions.tokenHash, hashOf(exceptToken))
      await tx.delete(travellerSessions).where(and(eq(travellerSessions.travellerId, travellerId), isOther))
    },
  }
}

/** Returns the data of a session that the browser receives. */
function sessionOf({ profile, username, expiresAt, expiresIn }: Holder): Session {
  const { id, email, first_name, full_name } = profile
  return {
    user: { id, email, user_metadata: { first_name, full_name, username } },
    expires_at: expiresAt,
    expires_in: expiresIn,
  }
}
