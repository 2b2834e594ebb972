// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Payload } from 'payload'
import { users } from '../payload-generated-schema.ts'

type Database = Pick<Payload, 'db'>

/** Until when (ISO 8601) an invitation works. */
export interface Invited {
  until: string | null
}

/** Returns those of some accounts whose persons have not chosen a password yet, by their ids. */
export async function invitedAmong({ db }: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Invited>> {
  const rows = await db.drizzle
    .select({ id: users.id, until: users.resetPasswordExpiration })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.hash)))
  return new Map(rows.map(({ id, until }) => [id, { until }]))
}

/** Returns the email address of the person whom a link invites, or null if it is used, replaced or too old. */
export async function findByLink({ db }: Database, token: string): Promise<string | null> {
  if (!/^[0-9a-f]{40}$/.test(token)) return null
  const isGood = gt(users.resetPasswordExpiration, new Date().toISOString())
  const [account] = await db.drizzle
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.resetPasswordToken, token), isGood, isNull(users.hash)))
  return account?.email ?? null
}
