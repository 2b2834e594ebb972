// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'

/**
 * The facts that decide whether a session may be used. A session is parked while it waits for the second step of the
 * sign-in or for the setup of a second factor.
 */
export interface SessionFacts {
  /** A session that began before the table `cms_sessions` existed has no row. */
  hasSessionRow: boolean
  /** Null if the session has no row. */
  lastSeenAt: Date | null
  /** When the user last entered the password or a second factor in this session. */
  confirmedAt: Date | null
  /** Null if the session has not passed the second step. */
  secondFactorAt: Date | null
  /** When a parked session ends unless it passes the missing step; null for a session that is not parked. */
  parkedUntil: Date | null
  hasApp: boolean
  passkeyCount: number
  /** The number of unused recovery codes. */
  recoveryCodeCount: number
  /** Whether the user's role needs a second factor. */
  isFactorRequired: boolean
  /** Whether identity documents require a session that has passed a second factor. */
  documentsRequireFactor: boolean
}

/**
 * 'second-step' means that the user must enter a code or use a passkey. 'enrolment' means that the user must set up a
 * second factor, because the role requires one.
 */
export type MissingStep = 'second-step' | 'enrolment' | null

const instantSchema = z.pipe(
  z.nullable(z.string()),
  z.transform((text: string | null) => (text === null ? null : new Date(text))),
)

const rowSchema = z.object({
  role: z.string(),
  recorded: z.boolean(),
  last_seen_at: instantSchema,
  confirmed_at: instantSchema,
  second_factor_at: instantSchema,
  parked_until: instantSchema,
  has_app: z.boolean(),
  passkeys: z.int(),
  recovery_codes: z.int(),
  settings: z.nullable(z.record(z.string(), z.unknown())),
})

type Database = Pick<Payload['db']['drizzle'], 'execute'>

/** Reads the facts about a session and its user. Returns null if the user no longer exists. */
export async function findSessionFacts(db: Database, userId: number, sessionId: string): Promise<SessionFacts | null> {
  const { rows } = await db.execute(sql`
    select users.role, cms_sessions.id is not null as recorded, last_seen_at, confirmed_at, second_factor_at, parked_until,
      exists (select from authenticator_apps where user_id = users.id) as has_app,
      (select count(*)::int from passkeys where user_id = users.id) as passkeys,
      (select count(*)::int from recovery_codes where user_id = users.id) as recovery_codes,
      (select to_jsonb(sign_in_settings) from sign_in_settings limit 1) as settings
    from users left join cms_sessions on cms_sessions.id = ${sessionId} and user_id = users.id
    where users.id = ${userId}`)
  const [row] = z.parse(z.array(rowSchema), rows)
  if (!row) return null
  return {
    hasSessionRow: row.recorded,
    lastSeenAt: row.last_seen_at,
    confirmedAt: row.confirmed_at,
    secondFactorAt: row.second_factor_at,
    parkedUntil: row.parked_until,
    hasApp: row.has_app,
    passkeyCount: row.passkeys,
    recoveryCodeCount: row.recovery_codes,
    isFactorRequired: row.settings?.[`required_${row.role}`] === true,
    documentsRequireFactor: row.settings?.protect_documents !== false,
  }
}

export function hasFactor({ hasApp, passkeyCount }: Pick<SessionFacts, 'hasApp' | 'passkeyCount'>): boolean {
  return hasApp || passkeyCount > 0
}

export function findMissingStep(facts: SessionFacts): MissingStep {
  if (hasFactor(facts)) return facts.secondFactorAt === null ? 'second-step' : null
  return facts.isFactorRequired ? 'enrolment' : null
}
