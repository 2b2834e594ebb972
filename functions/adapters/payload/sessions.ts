import { travellers_sessions } from '@nusa/cms/schema'
import type { Traveller as TravellerDoc } from '@nusa/cms/types'
import type { Session } from '@nusa/shared/account'
import { and, eq } from 'drizzle-orm'
import { executeAuthStrategies, getFieldsToSign, jwtSign } from 'payload'
import * as z from 'zod/mini'
import type { OpenSession, Traveller } from '../../ports/accounts.ts'
import type { Connection } from './connect.ts'

/** Whom a token stands for, and which of their sessions it is. */
export interface Holder {
  user: TravellerDoc & { collection: 'travellers' }
  sessionId: string
  /** Unix time, seconds. */
  expiresAt: number
}

/** Checks a token: its signature, its time, and that the session was not ended. Null where it is worth nothing. */
export async function holderOf({ payload }: Connection, token: string): Promise<Holder | null> {
  const headers = new Headers({ authorization: `JWT ${token}`, disableautologin: 'true' })
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user?.collection !== 'travellers') return null
  const { sid, exp } = claimsOf(token)
  return { user: { ...user, collection: 'travellers' }, sessionId: sid, expiresAt: exp }
}

const claimsSchema = z.object({ sid: z.string(), exp: z.int() })

/** What stands in a token whose signature was checked. */
function claimsOf(token: string): z.infer<typeof claimsSchema> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claimsSchema.parse(claims)
}

/** What a browser may know of a session. */
export function sessionOf(user: TravellerDoc, expiresAt: number, now: Date): Session {
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

export function travellerOf({ user }: Holder): Traveller {
  return { id: user.id, email: user.email }
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
  const { user, sessionId: sid } = holder
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user })
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: seconds })
  return { token, expiresAt: new Date(exp * 1000), session: sessionOf(user, exp, now) }
}

export async function endSession({ db }: Connection, holder: Holder): Promise<void> {
  await db.delete(travellers_sessions).where(ofHolder(holder))
}

export async function endAllSessions({ db }: Connection, travellerId: number): Promise<void> {
  await db.delete(travellers_sessions).where(eq(travellers_sessions._parentID, travellerId))
}

function ofHolder({ user, sessionId }: Holder) {
  return and(eq(travellers_sessions.id, sessionId), eq(travellers_sessions._parentID, user.id))
}
