import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { hasPermission, isCmsUser } from '../../../access/permissions.ts'
import { mailedLinks, travellerSessions } from '../../../core/database/custom-tables.ts'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { changesEmail } from '../../../fields/current-password/require-password.ts'
import type { Traveller } from '../../../generated/payload-types.ts'
import { queueMail } from '../OutgoingMails/queue-mail.ts'

/**
 * Ends all sessions and mailed links of a traveller when a CMS user changes the password, the email address or its
 * verification, and when a CMS user blocks the account.
 */
export const endSessions: CollectionBeforeChangeHook<Traveller> = async (change) => {
  const { data, req } = change
  const storedAccount = accountBeforeCmsChange(change)
  if (!storedAccount || !affectsSignIn(data, storedAccount)) return data
  const transaction = await requireTransaction(req)
  await transaction.delete(travellerSessions).where(eq(travellerSessions.travellerId, storedAccount.id))
  await transaction
    .update(mailedLinks)
    .set({
      // Not the current time: the site's API checks links with its own clock, which may be behind the database's clock.
      expiresAt: sql`${mailedLinks.createdAt}`,
      passwordHash: null,
      passwordSalt: null,
      fullName: null,
      username: null,
    })
    .where(eq(mailedLinks.travellerId, storedAccount.id))
  return data
}

function affectsSignIn(data: Partial<Traveller>, storedAccount: Traveller): boolean {
  const { password, _verified, blocked } = data
  const changesVerified = _verified !== undefined && Boolean(_verified) !== Boolean(storedAccount._verified)
  const startsBlock = Boolean(blocked) && !storedAccount.blocked
  return Boolean(password) || changesEmail(data, storedAccount) || changesVerified || startsBlock
}

/**
 * Emails the traveller, at the previous address, when a CMS user changes the password or address, so that misuse of the
 * CMS is noticed.
 */
export const notifyOwner: CollectionBeforeChangeHook<Traveller> = async (change) => {
  const { data, req } = change
  const storedAccount = accountBeforeCmsChange(change)
  if (!storedAccount || storedAccount.deleted_at) return data
  const { id, email: to, _verified, full_name } = storedAccount
  // A stranger may have chosen the name of an unverified account.
  const name = _verified ? (full_name ?? '') : ''
  const notify = (kind: string, payload: Record<string, unknown>) =>
    queueMail(req, { kind, to, traveller: id, payload, dedupe_key: `${kind}:${randomUUID()}` })
  if (data.password) await notify('password_changed', { name })
  if (changesEmail(data, storedAccount)) await notify('email_changed', { name, address: data.email })
  return data
}

type ChangeArgs = Parameters<CollectionBeforeChangeHook<Traveller>>[0]

/**
 * Returns null for a new account, and for a change by the site's API. The API sets `keepSessions`, and ends sessions
 * and sends emails itself.
 */
function accountBeforeCmsChange({ operation, originalDoc, context }: ChangeArgs): Traveller | null {
  if (operation === 'create' || context.keepSessions) return null
  return originalDoc ?? null
}

/**
 * Only administrators may change whether an address is verified. Staff also see the checkbox, so the message says
 * what they can do instead.
 */
export const requireAdminToVerify: CollectionBeforeValidateHook<Traveller> = ({ data, originalDoc, req }) => {
  const isChanged = data?._verified !== undefined && Boolean(data._verified) !== Boolean(originalDoc?._verified)
  if (originalDoc && isChanged && isCmsUser(req) && !hasPermission(req, 'travellers:administer')) {
    const message = 'Only administrators can change this. To lock an account, tick Blocked.'
    throw fieldValidationError(req, 'travellers', { path: '_verified', message })
  }
  return data
}

/** Records the first verification. From then on the address cannot be used for another sign-up. */
export const recordVerification: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) =>
  data._verified && !originalDoc?.verified_at ? { ...data, verified_at: new Date().toISOString() } : data
