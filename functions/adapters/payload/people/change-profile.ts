import { travellers } from '@nusa/cms/schema'
import { joinedName, type Profile, type ProfileChange } from '@nusa/shared/account'
import { eq } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { lockAccount } from './account-rows.ts'
import { profileOf } from './profile.ts'

/** Writes what is changed and nothing else, so that nothing of others is undone. Null where the account is deleted. */
export function changeProfile(
  { db }: Connection,
  id: number,
  change: ProfileChange,
  at: Date,
): Promise<Profile | null> {
  return db.transaction(async (tx) => {
    const before = await lockAccount(tx, id)
    if (!before) return null
    const { first_name = before.firstName, last_name = before.lastName } = change
    // As the collection's hook has it for what is written through Payload.
    const full_name = joinedName(first_name ?? '', last_name ?? '') || before.fullName
    const isRenamed = change.first_name !== undefined || change.last_name !== undefined
    const [changed] = await tx
      .update(travellers)
      .set({ ...change, ...(isRenamed && { full_name }), updatedAt: at.toISOString() })
      .where(eq(travellers.id, id))
      .returning()
    return changed ? profileOf(changed) : null
  })
}
