// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { jwtVerify } from 'jose'
import { type Payload, type PayloadRequest, parseCookies } from 'payload'
import * as z from 'zod/mini'
import type { User } from '../../generated/payload-types.ts'
import { findMissingStep, findSessionFacts, type MissingStep, type SessionFacts } from './session-facts.ts'

/**
 * The session of a CMS user, found by the token of a request. A session is parked while it waits for the second step of
 * the sign-in or for the setup of a second factor.
 */
export interface CmsSession {
  user: User & { collection: 'users' }
  sid: string
  /** When the token expires. */
  expiresAt: Date
  facts: SessionFacts
  step: MissingStep
}

const tokenSchema = z.object({ id: z.int(), collection: z.literal('users'), sid: z.string(), exp: z.int() })

/**
 * Returns the session of the request if it is parked, otherwise null. Only endpoints that call this function accept a
 * parked session.
 */
export async function findParkedSession(req: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<CmsSession | null> {
  const session = await findSessionOfToken(req)
  const parkedUntil = session?.facts.parkedUntil
  return session && parkedUntil && parkedUntil > new Date() ? session : null
}

/** Returns the session of a signed-in CMS user, or null for any other request. */
export async function findActiveSession(req: PayloadRequest): Promise<CmsSession | null> {
  if (req.user?.collection !== 'users') return null
  const session = await findSessionOfToken(req)
  const isSameSession = session !== null && session.sid === sessionIdOf(req.user)
  return isSameSession && session.facts.parkedUntil === null ? session : null
}

/** Returns null if Payload authenticated the user without a session. */
export function sessionIdOf(user: object): string | null {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}

async function findSessionOfToken({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<CmsSession | null> {
  const token = await parseSessionToken(headers, payload)
  if (!token) return null
  const facts = await findSessionFacts(payload.db.drizzle, token.id, token.sid)
  if (!facts?.hasSessionRow) return null
  const user = await payload.findByID({ collection: 'users', id: token.id, depth: 0, disableErrors: true })
  if (!user) return null
  return {
    user: { ...user, collection: 'users' },
    sid: token.sid,
    expiresAt: new Date(token.exp * 1000),
    facts,
    step: findMissingStep(facts),
  }
}

/** Returns null if there is no valid token of a CMS user. */
async function parseSessionToken(
  headers: Headers,
  { config, secret }: Payload,
): Promise<z.infer<typeof tokenSchema> | null> {
  const [, headerToken] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const token = headerToken ?? parseCookies(headers).get(`${config.cookiePrefix}-token`)
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret))
    return tokenSchema.safeParse(payload).data ?? null
  } catch {
    return null
  }
}
