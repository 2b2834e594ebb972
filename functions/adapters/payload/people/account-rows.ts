import { bookings, favorites, identity_documents, invoices, travellers } from '@nusa/cms/schema'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../decide-invoice.ts'

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
  lockUntil: travellers.lockUntil,
  deletedAt: travellers.deleted_at,
  hash: travellers.hash,
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
 * links or its sessions begins with this, so that nobody waits for another in a circle.
 */
export async function lockAccount(tx: Transaction, id: number) {
  const [found] = await tx
    .select({ ...columns, salt: travellers.salt, username: travellers.username })
    .from(travellers)
    .where(and(eq(travellers.id, id), isNull(travellers.deleted_at)))
    .for('no key update')
  return found ?? null
}

/** Accounts whose address nobody has proved to own, and which nothing belongs to. */
export function isUnclaimed(db: Reader) {
  const one = { one: sql`1` }
  return and(
    sql`${travellers._verified} is not true`,
    isNull(travellers.deleted_at),
    notExists(db.select(one).from(invoices).where(eq(invoices.user_id, travellers.id))),
    notExists(db.select(one).from(bookings).where(eq(bookings.user_id, travellers.id))),
    notExists(db.select(one).from(favorites).where(eq(favorites.user_id, travellers.id))),
    notExists(db.select(one).from(identity_documents).where(eq(identity_documents.traveller, travellers.id))),
  )
}
