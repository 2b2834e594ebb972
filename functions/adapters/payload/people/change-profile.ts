import { travellers } from '@nusa/cms/schema'
import type { Profile, ProfileChange } from '@nusa/shared/account'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { profileOf } from './profile.ts'

/** Writes what is changed and nothing else, so that nothing of others is undone. Null where the account is deleted. */
export async function changeProfile(
  { db }: Connection,
  id: number,
  change: ProfileChange,
  at: Date,
): Promise<Profile | null> {
  const isRenamed = change.first_name !== undefined || change.last_name !== undefined
  const [changed] = await db
    .update(travellers)
    .set({ ...change, ...(isRenamed && { full_name: fullName(change) }), updatedAt: at.toISOString() })
    .where(and(eq(travellers.id, id), isNull(travellers.deleted_at)))
    .returning()
  return changed ? profileOf(changed) : null
}

/** First and last name; where both are blank the full name stays. */
function fullName({ first_name, last_name }: ProfileChange): SQL {
  const first = first_name ?? travellers.first_name
  const last = last_name ?? travellers.last_name
  const both = sql`concat_ws(' ', nullif(${first}, ''), nullif(${last}, ''))`
  return sql`coalesce(nullif(${both}, ''), ${travellers.full_name})`
}
