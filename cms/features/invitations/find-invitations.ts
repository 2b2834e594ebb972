// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Payload } from 'payload'
import { users } from '../../generated/payload-generated-schema.ts'

type Database = Pick<Payload, 'db'>

export interface PendingInvitation {
  /** ISO 8601. */
  expiresAt: string | null
}

/** Returns the invitations by account id. Accounts that have a password are omitted. */
export async function findInvitations(
  { db }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PendingInvitation>> {
  const rows = await db.drizzle
    .select({ id: users.id, expiresAt: users.resetPasswordExpiration })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.hash)))
  return new Map(rows.map(({ id, expiresAt }) => [id, { expiresAt }]))
}

/** Returns null if the invitation link was used, was replaced or has expired. */
export async function findEmailByToken({ db }: Database, token: string): Promise<string | null> {
  if (!/^[0-9a-f]{40}$/.test(token)) return null
  const whereUnexpired = gt(users.resetPasswordExpiration, new Date().toISOString())
  const [account] = await db.drizzle
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.resetPasswordToken, token), whereUnexpired, isNull(users.hash)))
  return account?.email ?? null
}
