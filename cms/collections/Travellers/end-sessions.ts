import { eq, sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook } from 'payload'
import { mailedLinks, travellerSessions } from '../../config/own-tables.ts'
import { isOtherEmail } from '../../hooks/is-other-email.ts'
import { transactionOf } from '../../hooks/transaction-of.ts'
import type { Traveller } from '../../payload-types.ts'
import { changedByColleague } from './changed-by-colleague.ts'

/**
 * Ends all sessions and mailed links of an account when a CMS user changes its password or address or blocks it,
 * because they must no longer give access.
 */
export const endSessions: CollectionBeforeChangeHook<Traveller> = async (change) => {
  const { data, req } = change
  const before = changedByColleague(change)
  if (!before || !isOther(data, before)) return data
  const transaction = await transactionOf(req)
  await transaction.delete(travellerSessions).where(eq(travellerSessions.travellerId, before.id))
  await transaction
    .update(mailedLinks)
    .set({
      // Expired on every clock, because the functions check links by their own clock.
      expiresAt: sql`${mailedLinks.createdAt}`,
      ...{ passwordHash: null, passwordSalt: null, fullName: null, username: null },
    })
    .where(eq(mailedLinks.travellerId, before.id))
  return data
}

/** Returns whether the change affects who may sign in. */
function isOther(data: Partial<Traveller>, before: Traveller): boolean {
  const { password, _verified, blocked } = data
  return (
    Boolean(password) ||
    isOtherEmail(data, before) ||
    (_verified !== undefined && Boolean(_verified) !== Boolean(before._verified)) ||
    (Boolean(blocked) && !before.blocked)
  )
}
