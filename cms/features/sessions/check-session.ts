// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { type AuthStrategy, type CollectionConfig, JWTAuthentication, type Payload, type TypedUser } from 'payload'
import { canOpenDocumentsKey } from '../../access/permissions.ts'
import { describeDevice } from './device-name.ts'
import { sessionIdOf } from './request-session.ts'
import { findMissingStep, findSessionFacts, type SessionFacts } from './session-facts.ts'
import { endSession, parkSession } from './session-rows.ts'

/**
 * Adds a strategy that checks whether sessions of CMS users have passed the second factor. Payload runs this
 * strategy before the built-in strategy. If the check fails or throws, the built-in strategy receives no token.
 */
export function withSessionChecks(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'users' && typeof collection.auth === 'object'
      ? { ...collection, auth: { ...collection.auth, strategies: [checkedSessionStrategy] } }
      : collection,
  )
}

const checkedSessionStrategy: AuthStrategy = {
  name: 'local-jwt',
  async authenticate(args) {
    const result = await JWTAuthentication(args)
    const { user } = result
    if (user?.collection !== 'users') return result
    const { headers } = args
    // Payload passes `args` to its built-in strategy next, even after an error. So the headers are restored only
    // after a successful check.
    args.headers = new Headers()
    if (!(await validateSession(args.payload, user, headers))) return { user: null }
    args.headers = headers
    return result
  },
}

type SessionUser = Extract<TypedUser, { collection: 'users' }>

/**
 * Returns whether the session may be used. Ends or parks a session that lacks a step, for example after the
 * user has added a second factor in another browser.
 */
async function validateSession({ db }: Payload, user: SessionUser, headers: Headers): Promise<boolean> {
  const sid = sessionIdOf(user)
  if (sid === null) return false
  const facts = await findSessionFacts(db.drizzle, user.id, sid)
  if (!facts) return false
  await updateLastSeen(db, facts, { sid, userId: user.id, device: describeDevice(headers.get('user-agent')) })
  const missingStep = findMissingStep(facts)
  if (missingStep === 'second-step') await endSession(db.drizzle, user.id, sid)
  if (missingStep === 'enrolment') await parkSession(db.drizzle, sid, missingStep)
  Object.assign(user, { [canOpenDocumentsKey]: !facts.documentsRequireFactor || facts.secondFactorAt !== null })
  return missingStep === null
}

/** The minimum time between two updates of `last_seen_at`, so that most requests do not write to the database. */
const lastSeenIntervalMs = 5 * 60 * 1000

/** Also creates the row of a session that began before the table `cms_sessions` existed. */
async function updateLastSeen(
  { drizzle }: Payload['db'],
  { hasSessionRow, lastSeenAt }: SessionFacts,
  { sid, userId, device }: { sid: string; userId: number; device: string },
): Promise<void> {
  if (hasSessionRow && lastSeenAt !== null && Date.now() - lastSeenAt.getTime() < lastSeenIntervalMs) return
  await drizzle.execute(sql`
    insert into cms_sessions (id, user_id, device) select id, ${userId}, ${device} from users_sessions where id = ${sid}
    on conflict (id) do update set last_seen_at = now()`)
}
