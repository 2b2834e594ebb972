import { bookings, favorites, identity_documents, invoices, travellers } from '@nusa/cms/schema'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'

type Reader = Pick<Connection['db'], 'select'>

/** Normalises an email address as Payload stores it. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

const accountColumns = {
  id: travellers.id,
  email: travellers.email,
  fullName: travellers.full_name,
  isVerified: travellers._verified,
  /** The time stays set even if staff unset the verification. */
  verifiedAt: travellers.verified_at,
  isBlocked: travellers.blocked,
  deletedAt: travellers.deleted_at,
  hash: travellers.hash,
}

const nameColumns = {
  firstName: travellers.first_name,
  lastName: travellers.last_name,
  singleName: travellers.single_name,
}

/** Finds an account by its email address. Anonymised accounts are included, because their address stays reserved. */
export async function findAccount(db: Reader, email: string) {
  const [account] = await db
    .select(accountColumns)
    .from(travellers)
    .where(eq(travellers.email, normaliseEmail(email)))
  return account ?? null
}

/**
 * Locks an account's row until the transaction ends. Returns null if the account is deleted. To prevent deadlocks,
 * every change of an account, its links or its sessions starts with this lock. Only deletion uses the strength
 * `update`, which also makes concurrent inserts that reference the account wait.
 */
export async function lockAccount(tx: Transaction, id: number, strength: 'update' | 'no key update' = 'no key update') {
  const [account] = await tx
    .select({ ...accountColumns, ...nameColumns, salt: travellers.salt, username: travellers.username })
    .from(travellers)
    .where(and(eq(travellers.id, id), isNull(travellers.deleted_at)))
    .for(strength)
  return account ?? null
}

export const canSignInSql = sql`${travellers._verified} is true and ${travellers.blocked} is not true`

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * An unclaimed account was never verified and is not blocked, so anyone who verifies the email address gets the
 * account.
 */
export function isUnclaimed({ isVerified, verifiedAt, isBlocked, deletedAt }: AccountRow): boolean {
  return !isVerified && verifiedAt === null && !isBlocked && deletedAt === null
}

/** Unlike `isUnclaimed`, this condition also requires that no records belong to the account. */
export function whereUnclaimedWithoutRecords(db: Reader) {
  const anyColumn = { found: sql`1` }
  return and(
    sql`${travellers._verified} is not true`,
    sql`${travellers.blocked} is not true`,
    isNull(travellers.verified_at),
    isNull(travellers.deleted_at),
    notExists(db.select(anyColumn).from(invoices).where(eq(invoices.user_id, travellers.id))),
    notExists(db.select(anyColumn).from(bookings).where(eq(bookings.user_id, travellers.id))),
    notExists(db.select(anyColumn).from(favorites).where(eq(favorites.user_id, travellers.id))),
    notExists(db.select(anyColumn).from(identity_documents).where(eq(identity_documents.traveller, travellers.id))),
  )
}

export function toVerifiedColumns(at: Date) {
  const updatedAt = at.toISOString()
  return { _verified: true, verified_at: sql<string>`coalesce(${travellers.verified_at}, ${updatedAt})`, updatedAt }
}
