import { travellers, travellers_sessions } from '@nusa/cms/schema'
import type { Profile } from '@nusa/shared/account'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from './connect.ts'
import { profileOf } from './profile.ts'
import { tokenReader } from './session-token.ts'

/** Whom a token stands for, and which of their sessions it is. */
export interface Holder {
  profile: Profile
  username: string
  sessionId: string
  /** Unix time, seconds. */
  expiresAt: number
}

/**
 * Checks tokens as Payload's own strategy does: signature and time, that the account is verified, and that the session was
 * not ended. Payload reads the whole account with all of its sessions for it, which costs more than placing a booking; this
 * is asked with every call of somebody who is signed in. Null where a token is worth nothing.
 */
export function holderReader({ payload, db }: Connection): (token: string) => Promise<Holder | null> {
  const readToken = tokenReader(payload.secret)
  const { id, email, first_name, last_name, full_name, username } = travellers
  const { phone, whatsapp, address, city, country, birthday } = travellers
  const find = db
    .select({
      username,
      ...{ id, email, first_name, last_name, full_name, phone, whatsapp, address, city, country, birthday },
    })
    .from(travellers_sessions)
    .innerJoin(travellers, eq(travellers.id, travellers_sessions._parentID))
    .where(
      and(
        eq(travellers_sessions.id, sql.placeholder('sid')),
        eq(travellers.id, sql.placeholder('id')),
        eq(travellers._verified, true),
      ),
    )
    .prepare('session-holder')

  return async (token) => {
    const claims = await readToken(token)
    if (!claims) return null
    const [row] = await find.execute({ sid: claims.sid, id: claims.id })
    if (!row) return null
    return { profile: profileOf(row), username: row.username ?? '', sessionId: claims.sid, expiresAt: claims.exp }
  }
}
