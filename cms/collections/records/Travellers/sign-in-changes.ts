import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook } from 'payload'
import { mailedLinks, travellerSessions } from '../../../core/database/own-tables.ts'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { changesEmail } from '../../../fields/current-password/changes-email.ts'
import type { Traveller } from '../../../generated/payload-types.ts'
import { queueMail } from '../OutgoingMails/queue-mail.ts'

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

/**
 * Notifies the owner of an account, at the previous address, that a CMS user has changed its password or address, so
 * that a misuse of the CMS is noticed.
 */
export const notifyOwner: CollectionBeforeChangeHook<Traveller> = async (change) => {
  const { data, req } = change
  const before = accountBeforeCmsChange(change)
  if (!before || before.deleted_at) return data
  const { id, email: to, _verified, full_name } = before
  // A stranger may have chosen the name of an account with an unverified address, so that name is not mailed.
  const name = _verified ? (full_name ?? '') : ''
  const notify = (kind: string, payload: Record<string, unknown>) =>
    queueMail(req, { kind, to, traveller: id, payload, dedupe_key: `${kind}:${randomUUID()}` })
  if (data.password) await notify('password_changed', { name })
  if (changesEmail(data, before)) await notify('email_changed', { name, address: data.email })
  return data
}

type ChangeArgs = Parameters<CollectionBeforeChangeHook<Traveller>>[0]

/**
 * Returns the account before a change by a CMS user; null if it is created, or changed by the functions. These set
 * `keepSessions` in the context and handle sessions and mails themselves.
 */
function accountBeforeCmsChange({ operation, originalDoc, context }: ChangeArgs): Traveller | null {
  return operation === 'create' || context.keepSessions ? null : (originalDoc ?? null)
}
