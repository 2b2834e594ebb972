// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { authenticatorApps, factorChallenges, passkeys, recoveryCodes } from '../../core/database/custom-tables.ts'
import type { Transaction } from '../../core/database/request-transaction.ts'
import { isCorrectPassword } from '../../core/passwords/check-password.ts'
import { createRecoveryCodes, decryptSecret, encryptSecret, hashRecoveryCode, normaliseCode } from './secrets.ts'
import { matchTotpStep } from './totp.ts'

/** 'app' is a code of the authenticator app. */
type CodeKind = 'app' | 'recovery'

/**
 * Checks a code of the user and records its use. Returns null for a wrong code. One SQL statement checks that the code
 * is unused and records its use, so concurrent requests cannot use the same code twice.
 */
export async function consumeCode(payload: Payload, userId: number, code: string, now: Date): Promise<CodeKind | null> {
  const { drizzle: db } = payload.db
  const enteredCode = normaliseCode(code)
  const isAppCode = /^\d+$/.test(enteredCode)
  if (!isAppCode) {
    const codeHash = hashRecoveryCode(enteredCode, payload.secret, userId)
    const whereCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))
    const deletedCodes = await db.delete(recoveryCodes).where(whereCode).returning({ userId: recoveryCodes.userId })
    return deletedCodes.length > 0 ? 'recovery' : null
  }
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  const secret = app && decryptSecret(app.secret, payload.secret, userId)
  const timeStep = secret ? matchTotpStep(secret, enteredCode, app.lastStep, now) : null
  if (timeStep === null) return null
  const whereUnused = and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, timeStep))
  const updatedApps = await db
    .update(authenticatorApps)
    .set({ lastStep: timeStep })
    .where(whereUnused)
    .returning({ userId: authenticatorApps.userId })
  return updatedApps.length > 0 ? 'app' : null
}

export async function isOwnPassword(payload: Payload, userId: number, password: string): Promise<boolean> {
  return password.trim() !== '' && (await isCorrectPassword(payload, userId, password)) === true
}

/** Stores the authenticator app of a user, and replaces an earlier app. */
export async function storeApp(
  db: Transaction,
  { payload }: Pick<PayloadRequest, 'payload'>,
  app: { userId: number; secret: string; lastStep: number },
): Promise<void> {
  const secret = encryptSecret(app.secret, payload.secret, app.userId)
  const values = { userId: app.userId, secret, lastStep: app.lastStep }
  await db
    .insert(authenticatorApps)
    .values(values)
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, lastStep: app.lastStep, createdAt: sql`now()` },
    })
}

/** Creates recovery codes, which cannot be read again. The earlier codes stop working. */
export async function replaceRecoveryCodes(db: Transaction, { secret }: Payload, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes()
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code, secret, userId) })))
  return codes
}

/**
 * If the user has no app and no passkey, deletes the recovery codes and records that no session has passed a second
 * factor.
 */
export async function deleteCodesWithoutFactor(db: Transaction, userId: number): Promise<void> {
  const appCount = await db.$count(authenticatorApps, eq(authenticatorApps.userId, userId))
  const passkeyCount = await db.$count(passkeys, eq(passkeys.userId, userId))
  if (appCount + passkeyCount > 0) return
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.execute(sql`update cms_sessions set second_factor_at = null where user_id = ${userId}`)
}

const challengeMinutes = 10

/**
 * Stores a value between two requests, such as the challenge that a passkey must sign. Replaces the previous value of
 * the key.
 */
export async function storeChallenge(db: Transaction, key: string, value: string): Promise<void> {
  await db.execute(sql`delete from factor_challenges where expires_at < now()`)
  const expiresAt = new Date(Date.now() + challengeMinutes * 60_000).toISOString()
  await db
    .insert(factorChallenges)
    .values({ key, value, expiresAt })
    .onConflictDoUpdate({ target: factorChallenges.key, set: { value, expiresAt } })
}

/** Deletes and returns a stored value. Returns null for a missing or expired value. */
export async function consumeChallenge(db: Transaction, key: string): Promise<string | null> {
  const [challenge] = await db.delete(factorChallenges).where(eq(factorChallenges.key, key)).returning()
  return challenge && new Date(challenge.expiresAt) > new Date() ? challenge.value : null
}

/** Returns which of the users have set up two-step sign-in. */
export async function findUsersWithFactor(
  { db }: Pick<Payload, 'db'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const appUsersQuery = db.drizzle
    .select({ id: authenticatorApps.userId })
    .from(authenticatorApps)
    .where(inArray(authenticatorApps.userId, [...ids]))
  const passkeyUsersQuery = db.drizzle
    .select({ id: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, [...ids]))
  return new Set((await appUsersQuery.union(passkeyUsersQuery)).map(({ id }) => id))
}

/**
 * Removes all factors, recovery codes and sessions of a user. Returns whether the user had factors. Without factors,
 * nothing is removed.
 */
export async function removeAllFactors(db: Pick<Transaction, 'execute'>, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with apps as (delete from authenticator_apps where user_id = ${userId} returning user_id),
      keys as (delete from passkeys where user_id = ${userId} returning user_id),
      factors as (select user_id from apps union all select user_id from keys),
      codes as (delete from recovery_codes where user_id in (select user_id from factors)),
      sessions as (delete from users_sessions where _parent_id in (select user_id from factors)),
      session_records as (delete from cms_sessions where user_id in (select user_id from factors))
    select user_id from factors`)
  return rows.length > 0
}
