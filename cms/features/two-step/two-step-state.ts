// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { authenticatorApps, cmsSessions, passkeys } from '../../core/database/custom-tables.ts'
import type { CmsSession } from '../sessions/request-session.ts'

/** After this time, a user must enter the password or a factor again before changing the factors. */
const confirmationMinutes = 10

/** The data of the page on which users manage two-step sign-in. It contains no secret. */
export interface TwoStepState {
  /** When the authenticator app was added (ISO 8601); null if the user has no app. */
  app: string | null
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[]
  /** The number of unused recovery codes. */
  recoveryCodes: number
  /** Whether the role of the user requires a second factor. */
  isRequired: boolean
  /** Whether the user has just entered the password or a factor and may therefore change the factors. */
  isConfirmed: boolean
  sessions: { id: string; device: string; createdAt: string; lastSeenAt: string; isCurrent: boolean }[]
}

export function isConfirmed({ facts }: Pick<CmsSession, 'facts'>): boolean {
  return facts.confirmedAt !== null && Date.now() - facts.confirmedAt.getTime() < confirmationMinutes * 60_000
}

export async function readTwoStepState(
  payload: Pick<Payload, 'db'>,
  { user, sid, facts }: CmsSession,
): Promise<TwoStepState> {
  const db = payload.db.drizzle
  const [app] = await db
    .select({ createdAt: authenticatorApps.createdAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, user.id))
  const { id, name, createdAt, lastUsedAt } = passkeys
  const passkeyRows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(asc(createdAt))
  const whereSignedIn = sql`exists (select from users_sessions where users_sessions.id = ${cmsSessions.id} and expires_at > now())`
  const sessions = await db
    .select({
      id: cmsSessions.id,
      device: cmsSessions.device,
      createdAt: cmsSessions.createdAt,
      lastSeenAt: cmsSessions.lastSeenAt,
    })
    .from(cmsSessions)
    .where(and(eq(cmsSessions.userId, user.id), isNull(cmsSessions.parkedUntil), whereSignedIn))
    .orderBy(desc(cmsSessions.lastSeenAt))
  const toIsoText = (text: string) => new Date(text).toISOString()
  return {
    app: app ? toIsoText(app.createdAt) : null,
    passkeys: passkeyRows.map((passkey) => ({
      ...passkey,
      createdAt: toIsoText(passkey.createdAt),
      lastUsedAt: passkey.lastUsedAt && toIsoText(passkey.lastUsedAt),
    })),
    recoveryCodes: facts.recoveryCodeCount,
    isRequired: facts.isFactorRequired,
    isConfirmed: isConfirmed({ facts }),
    sessions: sessions.map((session) => ({
      ...session,
      createdAt: toIsoText(session.createdAt),
      lastSeenAt: toIsoText(session.lastSeenAt),
      isCurrent: session.id === sid,
    })),
  }
}
