// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { type AuthStrategy, type CollectionConfig, JWTAuthentication, type Payload, type TypedUser } from 'payload'
import { canOpenDocumentsKey } from '../../access/permissions.ts'
import { deviceName } from './device-name.ts'
import { sessionIdOf } from './request-session.ts'
import { findSessionFacts, missingStep, type SessionFacts } from './session-facts.ts'
import { endSession, parkSession } from './session-rows.ts'

/**
 * Adds a check of the second factor to the sessions of CMS users. Payload runs it before its own strategy, which gets
 * no token if the session fails the check, or if the check itself fails with an error.
 */
export function withSessionChecks(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'users' && typeof collection.auth === 'object'
      ? { ...collection, auth: { ...collection.auth, strategies: [checkedSession] } }
      : collection,
  )
}

const checkedSession: AuthStrategy = {
  name: 'local-jwt',
  async authenticate(args) {
    const result = await JWTAuthentication(args)
    const { user } = result
    if (user?.collection !== 'users') return result
    const { headers } = args
    // Payload passes the same object to its own strategy next, and goes on to it after an error, too.
    args.headers = new Headers()
    if (!(await mayUseSession(args.payload, user, headers))) return { user: null }
    args.headers = headers
    return result
  },
}

type SessionUser = Extract<TypedUser, { collection: 'users' }>

/**
 * Returns whether the session passed every step that its user needs now. A requirement can be switched on, and a factor
 * can be added in another browser, after the session began.
 */
async function mayUseSession({ db }: Payload, user: SessionUser, headers: Headers): Promise<boolean> {
  const sid = sessionIdOf(user)
  if (sid === null) return false
  const facts = await findSessionFacts(db.drizzle, user.id, sid)
  if (!facts) return false
  await touchSession(db, facts, { sid, userId: user.id, device: deviceName(headers.get('user-agent')) })
  const step = missingStep(facts)
  if (step === 'second-step') await endSession(db.drizzle, user.id, sid)
  if (step === 'enrolment') await parkSession(db.drizzle, sid, step)
  Object.assign(user, { [canOpenDocumentsKey]: !facts.protectsDocuments || facts.secondFactorAt !== null })
  return step === null
}

/** How old the recorded time of the last request may be, so that not every request writes. */
const touchIntervalMs = 5 * 60 * 1000

/** Records that the session is in use. Sessions of earlier releases get their row here. */
async function touchSession(
  { drizzle }: Payload['db'],
  { isRecorded, lastSeenAt }: SessionFacts,
  { sid, userId, device }: { sid: string; userId: number; device: string },
): Promise<void> {
  if (isRecorded && lastSeenAt !== null && Date.now() - lastSeenAt.getTime() < touchIntervalMs) return
  await drizzle.execute(sql`
    insert into cms_sessions (id, user_id, device) select id, ${userId}, ${device} from users_sessions where id = ${sid}
    on conflict (id) do update set last_seen_at = now()`)
}
