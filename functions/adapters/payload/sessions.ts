import { travellers_sessions } from '@nusa/cms/schema'
import type { Profile, Session } from '@nusa/shared/account'
import { and, eq } from 'drizzle-orm'
import { jwtSign } from 'payload'
import type { OpenSession, Traveller } from '../../ports/accounts.ts'
import type { Connection } from './connect.ts'
import type { Holder } from './session-holder.ts'

/** What a browser may know of a session. */
export function sessionOf(user: Named, expiresAt: number, now: Date): Session {
  const { id, email, first_name, full_name, username } = user
  return {
    user: {
      id,
      email,
      user_metadata: { first_name: first_name ?? '', full_name: full_name ?? '', username: username ?? '' },
    },
    expires_at: expiresAt,
    expires_in: Math.max(0, expiresAt - Math.floor(now.getTime() / 1000)),
  }
}

type Named = Pick<Profile, 'id' | 'email'> & {
  [name in 'first_name' | 'full_name' | 'username']?: string | null | undefined
}

export function sessionHeldBy({ profile, username, expiresAt }: Holder, now: Date): Session {
  return sessionOf({ ...profile, username }, expiresAt, now)
}

export function travellerOf({ profile }: Holder): Traveller {
  return { id: profile.id, email: profile.email, profile }
}

/**
 * Gives a session more time. Payload's own refresh writes the whole account back, so that two tabs that refresh at once
 * can undo each other; this touches the one row.
 */
export async function prolong(connection: Connection, holder: Holder, now: Date): Promise<OpenSession | null> {
  const { payload, db } = connection
  const { config } = payload.collections.travellers
  const seconds = config.auth.tokenExpiration
  const expires = new Date(now.getTime() + seconds * 1000)
  const kept = await db
    .update(travellers_sessions)
    .set({ expiresAt: expires.toISOString() })
    .where(ofHolder(holder))
    .returning({ id: travellers_sessions.id })
  if (kept.length === 0) return null
  const { profile, sessionId: sid } = holder
  const fieldsToSign = { id: profile.id, collection: config.slug, email: profile.email, sid }
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: seconds })
  return { token, expiresAt: new Date(exp * 1000), session: sessionHeldBy({ ...holder, expiresAt: exp }, now) }
}

export async function endSession({ db }: Connection, holder: Holder): Promise<void> {
  await db.delete(travellers_sessions).where(ofHolder(holder))
}

export async function endAllSessions({ db }: Connection, travellerId: number): Promise<void> {
  await db.delete(travellers_sessions).where(eq(travellers_sessions._parentID, travellerId))
}

function ofHolder({ profile, sessionId }: Holder) {
  return and(eq(travellers_sessions.id, sessionId), eq(travellers_sessions._parentID, profile.id))
}
