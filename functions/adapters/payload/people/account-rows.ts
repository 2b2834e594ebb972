import { bookings, favorites, identity_documents, invoices, travellers } from '@nusa/cms/schema'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'

type Reader = Pick<Connection['db'], 'select'>

/** Payload keeps e-mail addresses like this. */
export function normal(email: string): string {
  return email.trim().toLowerCase()
}

const columns = {
  id: travellers.id,
  email: travellers.email,
  fullName: travellers.full_name,
  isVerified: travellers._verified,
  /** Since when it is known that the address is its owner's, though staff may have taken the tick away since. */
  verifiedAt: travellers.verified_at,
  isBlocked: travellers.blocked,
  deletedAt: travellers.deleted_at,
  hash: travellers.hash,
}

const names = {
  firstName: travellers.first_name,
  lastName: travellers.last_name,
  singleName: travellers.single_name,
}

/** What is left of a deleted account is found, too: nobody can sign in to it, and nobody else may have its address. */
export async function findAccount(db: Reader, email: string) {
  const [found] = await db
    .select(columns)
    .from(travellers)
    .where(eq(travellers.email, normal(email)))
  return found ?? null
}

/**
 * An account whose row stays locked until the transaction ends; null for one that is deleted. Whoever changes an account, its
 * links or its sessions begins with this, so that nobody waits for another in a circle. Who deletes it locks it `update`: whoever
 * writes something of it, a booking say, has done so before, or fails after.
 */
export async function lockAccount(tx: Transaction, id: number, strength: 'update' | 'no key update' = 'no key update') {
  const [found] = await tx
    .select({ ...columns, ...names, salt: travellers.salt, username: travellers.username })
    .from(travellers)
    .where(and(eq(travellers.id, id), isNull(travellers.deleted_at)))
    .for(strength)
  return found ?? null
}

/** Whether an account's owner may be signed in. */
export const isAdmitted = sql`${travellers._verified} is true and ${travellers.blocked} is not true`

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * Whether somebody only signed up for an account: nobody has ever proved to own its address, and so whoever does may have it. One
 * that was verified once, or that staff keep somebody out of, is its owner's for good.
 */
export function isUnclaimed({ isVerified, verifiedAt, isBlocked, deletedAt }: AccountRow): boolean {
  return !isVerified && verifiedAt === null && !isBlocked && deletedAt === null
}

/** The same of rows, where nothing belongs to the account either. */
export function isUnclaimedRow(db: Reader) {
  const one = { one: sql`1` }
  return and(
    sql`${travellers._verified} is not true`,
    sql`${travellers.blocked} is not true`,
    isNull(travellers.verified_at),
    isNull(travellers.deleted_at),
    notExists(db.select(one).from(invoices).where(eq(invoices.user_id, travellers.id))),
    notExists(db.select(one).from(bookings).where(eq(bookings.user_id, travellers.id))),
    notExists(db.select(one).from(favorites).where(eq(favorites.user_id, travellers.id))),
    notExists(db.select(one).from(identity_documents).where(eq(identity_documents.traveller, travellers.id))),
  )
}

/** What an account's row holds once its owner has proved that the address is theirs. */
export function asVerified(at: Date) {
  const updatedAt = at.toISOString()
  return { _verified: true, verified_at: sql<string>`coalesce(${travellers.verified_at}, ${updatedAt})`, updatedAt }
}
