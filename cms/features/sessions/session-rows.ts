import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireTransaction, type Transaction } from '../../core/database/request-transaction.ts'
import { describeDevice } from './device-name.ts'
import { findMissingStep, findSessionFacts, type MissingStep } from './session-facts.ts'

/** How long a session waits for the second step after the user has entered the password. */
const secondStepMinutes = 15
/** How long a session waits for the setup of a second factor after the user has entered the password. */
const enrolmentMinutes = 60

const tokenSchema = z.object({ id: z.int(), sid: z.string() })

/**
 * Records a session that Payload has just created. If a step is missing, the session is parked: removed from Payload's
 * list of sessions, so that Payload refuses its token. Call this function in the transaction that creates the session.
 * Otherwise the token would work until the session is parked.
 * @returns the id of the session, and the step that it still needs
 */
export async function recordSession(
  req: PayloadRequest,
  token: string | undefined,
): Promise<{ sid: string; step: MissingStep }> {
  const { id: userId, sid } = z.parse(tokenSchema, token === undefined ? {} : decodeJwt(token))
  const transaction = await requireTransaction(req)
  const device = describeDevice(req.headers.get('user-agent'))
  // Deletes the rows of expired parked sessions and of sessions that Payload has removed.
  await transaction.execute(sql`
    delete from cms_sessions where user_id = ${userId} and (parked_until < now() or parked_until is null
      and not exists (select from users_sessions where users_sessions.id = cms_sessions.id))`)
  await transaction.execute(sql`
    insert into cms_sessions (id, user_id, device, confirmed_at) values (${sid}, ${userId}, ${device}, now())`)
  const facts = await findSessionFacts(transaction, userId, sid)
  const step = facts && findMissingStep(facts)
  if (step !== null) await parkSession(transaction, sid, step)
  return { sid, step }
}

/** Removes a session from Payload's list until its user has passed the missing step. */
export async function parkSession(
  db: Pick<Transaction, 'execute'>,
  sid: string,
  step: Exclude<MissingStep, null>,
): Promise<void> {
  const minutes = step === 'enrolment' ? enrolmentMinutes : secondStepMinutes
  await db.execute(sql`
    with removed as (delete from users_sessions where id = ${sid})
    update cms_sessions set parked_until = now() + make_interval(mins => ${minutes}) where id = ${sid}`)
}

/**
 * Records that a session has passed a second factor. A parked session returns to Payload's list of sessions.
 * @param session.expiresAt when the token of the session expires
 */
export async function completeSession(
  db: Pick<Transaction, 'execute'>,
  { sid, userId, expiresAt }: { sid: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    with passed as (
      update cms_sessions set second_factor_at = now(), confirmed_at = now(), last_seen_at = now(), parked_until = null
      where id = ${sid} and user_id = ${userId} returning id, created_at)
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce((select max(_order) from users_sessions where _parent_id = ${userId}), 0) + 1,
        ${userId}, id, created_at, ${expiresAt.toISOString()} from passed
    on conflict (id) do nothing`)
}

/** Records that the user has entered the password or a factor again in this session. */
export async function confirmSession(db: Pick<Transaction, 'execute'>, sid: string): Promise<void> {
  await db.execute(sql`update cms_sessions set confirmed_at = now() where id = ${sid}`)
}

/** Ends a session: its token is refused from the next request on. */
export async function endSession(db: Pick<Transaction, 'execute'>, userId: number, sid: string): Promise<void> {
  await db.execute(sql`
    with removed as (delete from users_sessions where id = ${sid} and _parent_id = ${userId})
    delete from cms_sessions where id = ${sid} and user_id = ${userId}`)
}

/**
 * Ends all sessions of a user except `sid`, including parked sessions. Returns the number of ended sessions that were
 * not parked.
 * @param exempt if it is `with-second-factor`, sessions that have passed a second factor do not end
 */
export async function endOtherSessions(
  db: Pick<Transaction, 'execute'>,
  userId: number,
  sid: string,
  exempt: 'none' | 'with-second-factor' = 'none',
): Promise<number> {
  const wherePassedFactor = sql`id in (select id from cms_sessions where user_id = ${userId} and second_factor_at is not null)`
  const whereEnded =
    exempt === 'with-second-factor' ? sql`id <> ${sid} and not (${wherePassedFactor})` : sql`id <> ${sid}`
  const { rows } = await db.execute(
    sql`delete from users_sessions where _parent_id = ${userId} and ${whereEnded} returning id`,
  )
  await db.execute(sql`delete from cms_sessions where user_id = ${userId} and ${whereEnded}`)
  return rows.length
}
