import { travellers } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import type { Connection } from '../connect.ts'

/** Payload keeps e-mail addresses like this. */
export function normal(email: string): string {
  return email.trim().toLowerCase()
}

export async function findAccount({ db }: Pick<Connection, 'db'>, email: string) {
  const { id, full_name: fullName, _verified: isVerified, lockUntil } = travellers
  const [found] = await db
    .select({ id, fullName, isVerified, lockUntil, hash: travellers.hash, email: travellers.email })
    .from(travellers)
    .where(eq(travellers.email, normal(email)))
  return found ?? null
}
