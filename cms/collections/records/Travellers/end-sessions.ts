import { eq, sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook } from 'payload'
import { mailedLinks, travellerSessions } from '../../../core/database/own-tables.ts'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { changesEmail } from '../../../fields/current-password/changes-email.ts'
import type { Traveller } from '../../../generated/payload-types.ts'
import { accountBeforeCmsChange } from './account-before-cms-change.ts'

/**
 * Ends all sessions and mailed links of an account when a CMS user changes its password or address or blocks it,
 * because they must no longer give access.
 */
export const endSessions: CollectionBeforeChangeHook<Traveller> = async (change) => {
  const { data, req } = change
  const before = accountBeforeCmsChange(change)
  if (!before || !affectsSignIn(data, before)) return data
  const transaction = await requireTransaction(req)
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
function affectsSignIn(data: Partial<Traveller>, before: Traveller): boolean {
  const { password, _verified, blocked } = data
  return (
    Boolean(password) ||
    changesEmail(data, before) ||
    (_verified !== undefined && Boolean(_verified) !== Boolean(before._verified)) ||
    (Boolean(blocked) && !before.blocked)
  )
}
